import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { readNotice } from '@/lib/notice';

/**
 * The sentence that the last action left for this page (lib/notice.ts). What went well is a toast, whose time is the style
 * sheet's, so that it costs no script; trouble stays where it is read. Only pages rendered for each visit can show it.
 */
export async function Notice() {
  const [notice, t] = await Promise.all([readNotice(), getTranslations()]);
  if (notice === null) return null;
  const keys = [`notices.${notice.key}`, `errors.${notice.key}`] as Parameters<typeof t>[0][];
  // The cookie may be forged: `__proto__` is a key too, but not a message.
  const key = keys.find(one => t.has(one) && typeof t.raw(one) === 'string');
  if (key === undefined) return null;
  const text = t(key, notice.numbers);
  if (notice.tone === 'success')
    return (
      <div data-slot="toast-viewport">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its time rests while it is focused. */}
        <p key={text} role="status" tabIndex={0} data-slot="toast" data-tone="success" data-leaves="">
          {text}
        </p>
      </div>
    );
  return (
    <Alert role="alert" tone="error">
      {text}
    </Alert>
  );
}
