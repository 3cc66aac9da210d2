import { getTranslations } from 'next-intl/server';
import { OwnForm } from '@/components/forms/own-form';
import { Button, buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { deleteAccountAddress, deliverToAccountAddress } from '@/lib/addresses/account-actions';
import { isDeliverable } from '@/lib/addresses/account-addresses';
import type { AccountAddress } from '@/lib/addresses/account-schema';
import { isDoorNumber } from '@/lib/addresses/door-number';

interface AccountAddressCardProps {
  address: AccountAddress;
  /** Whether it is the current delivery address. */
  isCurrent: boolean;
}

/** One address of the account: its name, its text, and what can be done with it. */
export async function AccountAddressCard({ address, isCurrent }: AccountAddressCardProps) {
  const t = await getTranslations('addresses');
  return (
    <Card as="li">
      <div className="min-w-0">
        <h2>{address.title || address.text || t('unnamed')}</h2>
        {address.title !== '' && (
          <p>
            <bdi>{address.text}</bdi>
          </p>
        )}
        <Door address={address} />
        {isCurrent && (
          <p className="mt-2 flex items-center gap-1.5 text-small font-semibold text-herb-ink">
            <Icon name="check" className="size-4" />
            {t('isCurrent')}
          </p>
        )}
        {!isDeliverable(address) && <p className="text-small text-amber-ink">{t('unplaced')}</p>}
      </div>
      <Controls address={address} isCurrent={isCurrent} />
    </Card>
  );
}

async function Door({ address: { house, floor, office, entrance, comment } }: { address: AccountAddress }) {
  const t = await getTranslations('addresses');
  const details = [
    isDoorNumber(house) ? t('houseIs', { house }) : house,
    isDoorNumber(floor) ? t('floorIs', { floor }) : floor,
    isDoorNumber(office) ? t('officeIs', { office }) : office,
    isDoorNumber(entrance) ? t('entranceIs', { entrance }) : entrance,
    // Isolated, so that it keeps its own direction.
    comment && `\u2068${comment}\u2069`,
  ];
  return <p className="text-small text-soft">{details.filter(Boolean).join('\u00a0· ')}</p>;
}

async function Controls({ address, isCurrent }: AccountAddressCardProps) {
  const t = await getTranslations('addresses');
  const isOffered = !isCurrent && isDeliverable(address);
  // In most languages three buttons with text are wider than a phone.
  const word = isOffered ? 'max-md:sr-only' : undefined;
  const name = <span className="sr-only">: {address.title || address.text || t('unnamed')}</span>;
  return (
    <div className="address-controls">
      {isOffered && (
        <OwnForm action={deliverToAccountAddress}>
          <input type="hidden" name="id" value={address.id} />
          <Button type="submit" look="quiet">
            {t('deliver')}
            {name}
          </Button>
        </OwnForm>
      )}
      <Link to={`/addresses/${address.id}`} className={buttonClass('bare', isOffered ? 'max-md:ms-auto' : '')}>
        <Icon name="edit" />
        <span className={word}>{t('edit')}</span>
        {name}
      </Link>
      <OwnForm action={deleteAccountAddress}>
        <input type="hidden" name="id" value={address.id} />
        <Button type="submit" look="bare">
          <Icon name="trash" />
          <span className={word}>{t('delete')}</span>
          {name}
        </Button>
      </OwnForm>
    </div>
  );
}
