import { getTranslations } from 'next-intl/server';
import { DoorForm } from '@/components/session/door-form';
import { PasswordFields } from '@/components/session/password-fields';
import { Button, type ButtonLook } from '@/components/ui/button';
import { setPassword } from '@/lib/session/password-actions';

/** A first password, or a new one after a forgotten one: asks for no old one (lib/session/password-actions.ts). */
export async function SetPasswordForm({ back, look = 'main' }: { back: string; look?: ButtonLook }) {
  const t = await getTranslations('door');
  return (
    <DoorForm action={setPassword} refusals={['passwordShort', 'passwordsSame', 'fieldRefused']}>
      <input type="hidden" name="returnTo" value={back} />
      <PasswordFields />
      <Button type="submit" look={look} className="w-full">
        {t('setPassword')}
      </Button>
    </DoorForm>
  );
}
