import { getTranslations } from 'next-intl/server';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { PasswordFields } from '@/components/sign-in/password-fields';
import type { ButtonLook } from '@/components/ui/button';
import { setPassword } from '@/lib/sign-in/password-actions';
import { newPasswordSchema } from '@/lib/sign-in/schema';

/** A first password, or a new one after a forgotten one: asks for no old one (lib/sign-in/password-actions.ts). */
export async function SetPasswordForm({ back, look = 'main' }: { back: string; look?: ButtonLook }) {
  const t = await getTranslations('door');
  return (
    <Form action={setPassword} schema={newPasswordSchema} className="auth-form">
      <input type="hidden" name="returnTo" value={back} />
      <PasswordFields />
      <SubmitButton look={look} className="w-full">
        {t('setPassword')}
      </SubmitButton>
    </Form>
  );
}
