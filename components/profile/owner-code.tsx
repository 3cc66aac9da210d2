import { getTranslations } from 'next-intl/server';
import { CodeFields } from '@/components/profile/code-fields';
import { confirmOwner, sendOwnerCodeAgain } from '@/lib/account/owner-actions';
import type { Confirmation } from '@/lib/profile/confirmation';
import type { Customer } from '@/lib/session/session';

/** The step of a change at which a customer without a password is verified by a code. */
export async function OwnerCode({ underway }: { underway: Confirmation }) {
  const { code } = underway;
  const t = await getTranslations('profile');
  const to = code === null || code.kind === 'reset' ? code?.to : `+${code.to}`;
  return (
    <>
      <p role="status">{t.rich('ownerCode', { to: () => <bdi>{to}</bdi> })}</p>
      <CodeFields
        underway={underway}
        isSms={code?.kind !== 'reset'}
        confirm={confirmOwner}
        sendAgain={sendOwnerCodeAgain}
      />
    </>
  );
}

/** Where that code is sent. */
export function ownerContact({ email, phone }: Customer): string {
  return email || `+${phone}`;
}
