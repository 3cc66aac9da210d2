import { getTranslations } from 'next-intl/server';
import { readNotice } from '@/lib/notice';

/** The sentence that the last action left for this page (lib/notice.ts). Only pages rendered for each visit can show it. */
export async function Notice() {
  const [notice, t] = await Promise.all([readNotice(), getTranslations('notices')]);
  if (notice === null || !t.has(notice.key as Parameters<typeof t.has>[0])) return null;
  return (
    <p role={notice.tone === 'trouble' ? 'alert' : 'status'} className="notice" data-tone={notice.tone}>
      {t(notice.key as Parameters<typeof t>[0], notice.numbers)}
    </p>
  );
}
