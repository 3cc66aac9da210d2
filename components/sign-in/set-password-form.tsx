import { getTranslations } from 'next-intl/server';
import { OwnForm } from '@/components/forms/own-form';
import { NewPassword } from '@/components/sign-in/new-password';
import type { ButtonLook } from '@/components/ui/button';
import { Button } from '@/components/ui/button';
import { setPassword } from '@/lib/sign-in/password-actions';

/**
 * Sets an account's first password, or a new one after a forgotten one. Does not ask for the old one
 * (lib/sign-in/password-actions.ts).
 */
export async function SetPasswordForm({ back, look = 'main' }: { back: string; look?: ButtonLook }) {
  const t = await getTranslations('auth');
  return (
    <OwnForm action={setPassword} className="auth-form">
      <input type="hidden" name="returnTo" value={back} />
      <NewPassword />
      <Button type="submit" look={look} className="w-full">
        {t('setPassword')}
      </Button>
    </OwnForm>
  );
}
