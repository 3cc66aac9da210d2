import { getTranslations } from 'next-intl/server';
import { UnsentNote } from '@/components/account/unsent-note';
import { ErrorPage } from '@/components/errors/error-page';
import { DetailsForm } from '@/components/profile/details-form';
import { OwnData } from '@/components/profile/own-data';
import { PasswordForm } from '@/components/profile/password-form';
import { PhoneForm } from '@/components/profile/phone-form';
import { PictureForm } from '@/components/profile/picture-form';
import { Notice } from '@/components/ui/notice';
import { pageMarket } from '@/lib/market/market';
import { getOwnProfile } from '@/lib/profile/queries';
import { signInAgain } from '@/lib/session/end-session';

/** All that customers keep about themselves, each part in a form of its own. */
export async function ProfilePage() {
  const [t, { locale }] = await Promise.all([getTranslations('profile'), pageMarket()]);
  const found = await getOwnProfile(locale);
  if (!found.ok && found.why === 'unauthorized') return signInAgain();
  if (!found.ok) return <ErrorPage />;
  const profile = found.value;
  return (
    <div className="reading-page">
      <h1>{t('title')}</h1>
      <Notice />
      <UnsentNote />
      <PictureForm picture={profile.customer.picture} />
      <DetailsForm profile={profile} />
      <PhoneForm phone={profile.customer.phone} />
      <PasswordForm hasPassword={profile.customer.hasPassword} />
      <OwnData />
    </div>
  );
}
