import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { readNotice } from '@/lib/notice';

const good = { role: 'status', tone: 'success' } as const;
const trouble = { role: 'alert', tone: 'error' } as const;

/** The sentence that the last action left for this page (lib/notice.ts). Only pages rendered for each visit can show it. */
export async function Notice() {
  const [notice, t] = await Promise.all([readNotice(), getTranslations('notices')]);
  const key = notice?.key as Parameters<typeof t>[0];
  // The cookie may be forged: `__proto__` is there as well, but says nothing.
  if (notice === null || !t.has(key) || typeof t.raw(key) !== 'string') return null;
  return <Alert {...(notice.tone === 'trouble' ? trouble : good)}>{t(key, notice.numbers)}</Alert>;
}
