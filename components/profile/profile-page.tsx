import { getTranslations } from 'next-intl/server';
import { UnsentNote } from '@/components/account/unsent-note';
import { KeptInputs } from '@/components/errors/kept-inputs';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { ContactCard } from '@/components/profile/contact-card';
import { DetailsForm } from '@/components/profile/details-form';
import { OwnData } from '@/components/profile/own-data';
import { PasswordForm } from '@/components/profile/password-form';
import { PictureForm } from '@/components/profile/picture-form';
import { Notice } from '@/components/ui/notice';
import { WalletLink } from '@/components/wallet/wallet-link';
import { readUnsent } from '@/lib/forms/unsent';
import { pageMarket } from '@/lib/market/market';
import { readConfirmation } from '@/lib/profile/confirmation';
import { getOwnProfile, getProfile } from '@/lib/profile/queries';
import { signInAgain } from '@/lib/session/end-session';

/** Everything that customers keep about themselves, each part in a form of its own. */
export async function ProfilePage() {
  const [t, market] = await Promise.all([getTranslations('profile'), pageMarket()]);
  const [found, withWallet, underway] = await Promise.all([
    getOwnProfile(market.locale),
    getProfile(market),
    readConfirmation(),
  ]);
  if (!found.ok && found.why === 'unauthorized') return signInAgain();
  if (!found.ok)
    return (
      <OwnErrorPage>
        <KeptInputs texts={textsOf(await readUnsent())} />
      </OwnErrorPage>
    );
  const profile = found.value;
  const { customer } = profile;
  return (
    <div className="reading-page">
      <h1>{t('title')}</h1>
      <Notice />
      <UnsentNote />
      <WalletLink balance={withWallet.ok ? withWallet.value.wallet : null} />
      <PictureForm picture={customer.picture} />
      <DetailsForm profile={profile} />
      <ContactCard {...{ customer, underway }} />
      <PasswordForm {...{ customer, underway }} />
      <OwnData {...{ customer, underway }} />
    </div>
  );
}

/** Without the gender, whose value is no word of the page's language. */
function textsOf({ gender: _, ...typed }: Record<string, string>): string[] {
  return Object.values(typed);
}
