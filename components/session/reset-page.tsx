import { getTranslations } from 'next-intl/server';
import { ActionField } from '@/components/forms/action-field.client';
import { DoorCard } from '@/components/session/door-card';
import { DoorForm } from '@/components/session/door-form';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { askReset } from '@/lib/session/password-actions';

/** Where a forgotten password begins. */
export async function ResetPage({ back }: { back: string }) {
  const [t, login] = await Promise.all([getTranslations('door'), getTranslations('login')]);
  return (
    <DoorCard title={t('resetTitle')} lead={t('resetLead')}>
      <DoorForm action={askReset} refusals={['email', 'emailOrPhone', 'tooManyCodes', 'codeNotSent', 'smsNotSent']}>
        <input type="hidden" name="returnTo" value={back} />
        <ActionField name="login" label={login('login')} autoComplete="username" maxLength={254} />
        <Button type="submit" className="w-full">
          {t('sendCode')}
        </Button>
      </DoorForm>
      <Link to={`/login?${new URLSearchParams({ returnTo: back })}`} className="door-link">
        {t('resetBack')}
      </Link>
    </DoorCard>
  );
}
