import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { NoticeToast } from '@/components/ui/notice-toast.client';
import { readNotice } from '@/lib/notice';

/**
 * The sentence that the last action left for this page (lib/notice.ts). What went well is a toast; trouble stays where it is
 * read. Only pages rendered for each visit can show it.
 */
export async function Notice() {
  const [notice, t, shell] = await Promise.all([readNotice(), getTranslations('notices'), getTranslations('shell')]);
  const key = notice?.key as Parameters<typeof t>[0];
  // The cookie may be forged: `__proto__` is there as well, but says nothing.
  if (notice === null || !t.has(key) || typeof t.raw(key) !== 'string') return null;
  const text = t(key, notice.numbers);
  if (notice.tone === 'success') return <NoticeToast key={text} text={text} tone="success" label={shell('message')} />;
  return (
    <Alert role="alert" tone="error">
      {text}
    </Alert>
  );
}
