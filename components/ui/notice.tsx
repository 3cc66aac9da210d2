import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { NoticeToast } from '@/components/ui/notice-toast.client';
import { readNotice } from '@/lib/notice';

/**
 * Shows the message that the last action left for this page (lib/notice.ts): a success as a toast, an error in place.
 * Works only on pages that are rendered for each visit.
 */
export async function Notice() {
  const [notice, t, shell] = await Promise.all([readNotice(), getTranslations('notices'), getTranslations('shell')]);
  const key = notice?.key as Parameters<typeof t>[0];
  // The cookie may be forged: `__proto__` is a key too, but not a message.
  if (notice === null || !t.has(key) || typeof t.raw(key) !== 'string') return null;
  const text = t(key, notice.numbers);
  if (notice.tone === 'success') return <NoticeToast key={text} text={text} tone="success" label={shell('message')} />;
  return (
    <Alert role="alert" tone="error">
      {text}
    </Alert>
  );
}
