import { getTranslations } from 'next-intl/server';
import { AccountAddressCard } from '@/components/address/account/account-address-card';
import { RestoreDeleted } from '@/components/address/account/restore-deleted';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateActions, EmptyStateMark } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { MissedItems } from '@/components/ui/missed-items';
import { Notice } from '@/components/ui/notice';
import { readAccountAddresses } from '@/lib/addresses/account-addresses';
import { readDeletedAddress } from '@/lib/addresses/deleted-address-cookie';
import type { DeliveryAddress } from '@/lib/addresses/delivery-address';
import { readDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { withPickedPoint } from '@/lib/addresses/picked-point';
import { addressKey } from '@/lib/checkout/draft/draft';
import { findSaved } from '@/lib/checkout/draft/draft-at-address';
import { pageMarket } from '@/lib/market/market';
import { signInAgain } from '@/lib/session/end-session';

/** Lists the addresses of the account, and the current delivery address if it is not among them. */
export async function AccountAddressesPage() {
  const [t, { locale }] = await Promise.all([getTranslations('addresses'), pageMarket()]);
  const [found, current, deleted] = await Promise.all([
    readAccountAddresses(locale),
    readDeliveryAddress(),
    readDeletedAddress(),
  ]);
  if (!found.ok && found.why === 'unauthorized') return signInAgain();
  if (!found.ok) return <OwnErrorPage />;
  const { items, isPartial } = found.value;
  const chosen = current && findSaved({ key: addressKey(current), savedId: current.savedId }, items);
  const isDeleted = deleted !== null && items.every(({ id }) => id !== deleted.id);
  const waysToAdd = <WaysToAdd current={chosen === null ? current : null} />;
  return (
    <div className="reading-page">
      <h1>{t('title')}</h1>
      <Notice />
      {isDeleted && <RestoreDeleted title={deleted.title || deleted.text} />}
      <MissedItems of={found.value} />
      {items.length === 0 && !isPartial ? (
        <EmptyState>
          <EmptyStateMark name="pin" />
          <h2>{t('emptyTitle')}</h2>
          <p>{t('empty')}</p>
          <EmptyStateActions>{waysToAdd}</EmptyStateActions>
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-3">
            {items.map(address => (
              <AccountAddressCard key={address.id} address={address} isCurrent={address === chosen} />
            ))}
          </ul>
          <p className="flex flex-wrap gap-3">{waysToAdd}</p>
        </>
      )}
    </div>
  );
}

/** `current`: the delivery address, where the account does not have it yet. */
async function WaysToAdd({ current }: { current: DeliveryAddress | null }) {
  const t = await getTranslations('addresses');
  return (
    <>
      <Link to="/addresses/new" className={buttonClass()}>
        <Icon name="plus" />
        {t('add')}
      </Link>
      {current !== null && (
        <Link
          to={withPickedPoint('/addresses/new', { text: current.text, point: current })}
          className={buttonClass('quiet')}
        >
          {t('saveCurrent', { address: current.text })}
        </Link>
      )}
    </>
  );
}
