import { getTranslations } from 'next-intl/server';
import { AuthForm } from '@/components/sign-in/auth-form';
import { PasswordFields } from '@/components/sign-in/password-fields';
import { Button, type ButtonLook } from '@/components/ui/button';
import { setPassword } from '@/lib/sign-in/password-actions';

/** A first password, or a new one after a forgotten one: asks for no old one (lib/sign-in/password-actions.ts). */
export async function SetPasswordForm({ back, look = 'main' }: { back: string; look?: ButtonLook }) {
  const t = await getTranslations('door');
  return (
    <AuthForm action={setPassword} refusals={['passwordShort', 'passwordsSame', 'fieldRefused']}>
      <input type="hidden" name="returnTo" value={back} />
      <PasswordFields />
      <Button type="submit" look={look} className="w-full">
        {t('setPassword')}
      </Button>
    </AuthForm>
  );
}
