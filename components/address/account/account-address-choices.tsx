import { getTranslations } from 'next-intl/server';
import { AddressLine } from '@/components/address/address-line';
import { OwnForm } from '@/components/forms/own-form';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { deliverToAccountAddress } from '@/lib/addresses/account-actions';
import { type DeliverableAddress, listDeliverableAddresses } from '@/lib/addresses/account-addresses';
import { pageMarket } from '@/lib/market/market';
import { signInAgain } from '@/lib/session/end-session';
import { readSession } from '@/lib/session/session';

/** The account's addresses in the picker, each a button that chooses it. Renders nothing for guests. */
export async function AccountAddressChoices({ back }: { back: string }) {
  const [{ locale }, session] = await Promise.all([pageMarket(), readSession()]);
  if (session === null) return null;
  const found = await listDeliverableAddresses(locale);
  if (!found.ok && found.why === 'unauthorized') return signInAgain();
  if (found.ok && found.value.length === 0) return null;
  const [t, errors] = await Promise.all([getTranslations('addresses'), getTranslations('errors')]);
  return (
    <section aria-labelledby="saved" className="grid gap-2">
      <h2 id="saved">{t('choose')}</h2>
      {found.ok ? (
        <ul className="found-list">
          {found.value.map(address => (
            <Choice key={address.id} address={address} back={back} />
          ))}
        </ul>
      ) : (
        <Alert tone="warning">{errors('offline')}</Alert>
      )}
      <Link to="/addresses" className="justify-self-start text-fig underline">
        {t('all')}
      </Link>
    </section>
  );
}

function Choice({ address: { id, title, text }, back }: { address: DeliverableAddress; back: string }) {
  return (
    <li>
      <OwnForm action={deliverToAccountAddress}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="returnTo" value={back} />
        <button type="submit">
          <AddressLine title={title} text={text} />
        </button>
      </OwnForm>
    </li>
  );
}
