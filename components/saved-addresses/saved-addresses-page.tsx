import { getTranslations } from 'next-intl/server';
import { BringBack } from '@/components/saved-addresses/bring-back';
import { SavedAddress } from '@/components/saved-addresses/saved-address';
import { Oops } from '@/components/trouble/oops';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { placeKey } from '@/lib/checkout/draft';
import { here } from '@/lib/market/here';
import { readAddress } from '@/lib/places/address-cookie';
import { placedAt } from '@/lib/places/placing';
import { listStoredPlaces } from '@/lib/places/saved';
import { readDeleted } from '@/lib/places/undo-cookie';
import { signInAgain } from '@/lib/session/sign-in-again';

/** The addresses of the account, and the one that is set here if it is not among them. */
export async function SavedAddressesPage() {
  const [t, { locale }] = await Promise.all([getTranslations('addresses'), here()]);
  const [found, current, deleted] = await Promise.all([listStoredPlaces(locale), readAddress(), readDeleted()]);
  if (!found.ok && found.why === 'unauthorized') return signInAgain();
  if (!found.ok) return <Oops />;
  const places = found.value;
  const key = current && placeKey(current);
  const isKnown = places.some(({ point }) => point !== null && placeKey(point) === key);
  return (
    <div className="account-page">
      <h1 className="font-display text-heading font-bold">{t('title')}</h1>
      <Notice />
      {deleted !== null && <BringBack title={deleted.title || deleted.text} />}
      {places.length === 0 && (
        <div className="list-empty">
          <Icon name="pin" className="list-drawing" />
          <h2 className="font-display text-title font-bold">{t('emptyTitle')}</h2>
          <p className="max-w-reading text-soft">{t('empty')}</p>
        </div>
      )}
      {places.length > 0 && (
        <ul className="account-list">
          {places.map(place => (
            <SavedAddress
              key={place.id}
              place={place}
              isCurrent={place.point !== null && placeKey(place.point) === key}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Link to="/addresses/new" className={buttonClass()}>
          <Icon name="plus" />
          {t('add')}
        </Link>
        {current !== null && !isKnown && (
          <Link
            to={placedAt('/addresses/new', { text: current.text, point: current })}
            className={buttonClass('quiet')}
          >
            {t('saveCurrent', { address: current.text })}
          </Link>
        )}
      </div>
    </div>
  );
}
