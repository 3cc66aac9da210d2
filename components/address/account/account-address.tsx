import { getTranslations } from 'next-intl/server';
import { Form } from '@/components/forms/form';
import { Button, buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { deleteAccountAddress, deliverToAccountAddress } from '@/lib/addresses/account-actions';
import { isDeliverable } from '@/lib/addresses/account-addresses';
import type { AccountAddress } from '@/lib/addresses/account-schema';
import { isDoorNumber } from '@/lib/addresses/door-number';

interface AccountAddressCardProps {
  place: AccountAddress;
  /** Whether deliveries go here now. */
  isCurrent: boolean;
}

/** One address of the account: its name, its text, and what can be done with it. */
export async function AccountAddressCard({ place, isCurrent }: AccountAddressCardProps) {
  const t = await getTranslations('addresses');
  const name = place.title || place.text || t('unnamed');
  const door = [
    isDoorNumber(place.house) ? t('houseIs', { house: place.house }) : place.house,
    isDoorNumber(place.floor) ? t('floorIs', { floor: place.floor }) : place.floor,
    isDoorNumber(place.office) ? t('officeIs', { office: place.office }) : place.office,
    // Has its own direction, whatever the page's is.
    place.door && `\u2068${place.door}\u2069`,
  ];
  return (
    <Card as="li">
      <div className="min-w-0">
        <h2>{name}</h2>
        {place.title !== '' && (
          <p>
            <bdi>{place.text}</bdi>
          </p>
        )}
        <p className="text-small text-soft">{door.filter(Boolean).join(' · ')}</p>
        {isCurrent && (
          <p className="mt-2 flex items-center gap-1.5 text-small font-semibold text-herb-ink">
            <Icon name="check" className="size-4" />
            {t('isCurrent')}
          </p>
        )}
        {!isDeliverable(place) && <p className="text-small text-amber-ink">{t('unplaced')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isCurrent && isDeliverable(place) && (
          <Form action={deliverToAccountAddress}>
            <input type="hidden" name="id" value={place.id} />
            <Button type="submit" look="quiet">
              {t('deliver')}
              <span className="sr-only">: {name}</span>
            </Button>
          </Form>
        )}
        <Link to={`/addresses/${place.id}`} className={buttonClass('bare')}>
          <Icon name="edit" />
          {t('edit')}
          <span className="sr-only">: {name}</span>
        </Link>
        <Form action={deleteAccountAddress}>
          <input type="hidden" name="id" value={place.id} />
          <Button type="submit" look="bare">
            <Icon name="trash" />
            {t('delete')}
            <span className="sr-only">: {name}</span>
          </Button>
        </Form>
      </div>
    </Card>
  );
}
