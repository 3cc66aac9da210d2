import { getTranslations } from 'next-intl/server';
import { CodeFields } from '@/components/profile/code-fields';
import { confirmContact, sendContactCodeAgain } from '@/lib/account/contact-actions';
import type { Confirmation } from '@/lib/profile/confirmation';

/** The step of a change at which the new e-mail address or phone number is proven. */
export async function ContactCode({ underway }: { underway: Confirmation }) {
  const { change, to, code } = underway;
  const t = await getTranslations('profile');
  const contact = change === 'phone' ? `+${to}` : to;
  return (
    <>
      <p role="status">{t.rich(code === null ? 'contactProven' : 'contactCode', { to: () => <bdi>{contact}</bdi> })}</p>
      <CodeFields
        underway={underway}
        isSms={change === 'phone'}
        confirm={confirmContact}
        sendAgain={sendContactCodeAgain}
      />
    </>
  );
}
