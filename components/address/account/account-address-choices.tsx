import { getTranslations } from 'next-intl/server';
import { errorSentences, noConnection } from '@/components/account/error-sentences';
import { AddressLine } from '@/components/address/address-line';
import { ActionForm } from '@/components/forms/action-form.client';
import { Link } from '@/components/ui/link';
import { deliverToAccountAddress } from '@/lib/addresses/account-actions';
import { listDeliverableAddresses } from '@/lib/addresses/account-addresses';
import { pageMarket } from '@/lib/market/market';
import { signInAgain } from '@/lib/session/end-session';
import { readSession } from '@/lib/session/session';

/** The addresses of the account in the picker, each a button that chooses it; nothing for guests. */
export async function AccountAddressChoices({ back }: { back: string }) {
  const [t, { locale }, session] = await Promise.all([getTranslations('addresses'), pageMarket(), readSession()]);
  if (session === null) return null;
  const [found, offline, errors] = await Promise.all([
    listDeliverableAddresses(locale),
    noConnection(),
    errorSentences('offline', 'addressGone', 'addressUnplaced'),
  ]);
  if (!found.ok && found.why === 'unauthorized') return signInAgain();
  if (!found.ok || found.value.length === 0) return null;
  return (
    <section aria-labelledby="saved" className="grid gap-2">
      <h2 id="saved">{t('choose')}</h2>
      <ul className="found-list">
        {found.value.map(({ id, title, text }) => (
          <li key={id}>
            <ActionForm action={deliverToAccountAddress} errors={errors} offline={offline}>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="from" value={back} />
              <button type="submit">
                <AddressLine title={title} text={text} />
              </button>
            </ActionForm>
          </li>
        ))}
      </ul>
      <Link to="/addresses" className="justify-self-start text-fig underline">
        {t('all')}
      </Link>
    </section>
  );
}
