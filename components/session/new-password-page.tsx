import { getTranslations } from 'next-intl/server';
import { DoorCard } from '@/components/session/door-card';
import { SetPasswordForm } from '@/components/session/set-password-form';
import { Link } from '@/components/ui/link';
import { splitAddress } from '@/lib/i18n/address';

/** The end of a forgotten password. */
export async function NewPasswordPage({ back }: { back: string }) {
  const t = await getTranslations('door');
  return (
    <DoorCard title={t('newTitle')} lead={t('newLead')}>
      <SetPasswordForm back={back} />
      <Link to={splitAddress(back).path} className="door-link">
        {t('newLater')}
      </Link>
    </DoorCard>
  );
}
