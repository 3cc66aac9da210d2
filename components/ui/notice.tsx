import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { type NoticeKey, readNotice } from '@/lib/notices/notice';

interface NoticeProps {
  except?: NoticeKey;
  fuller?: Partial<Record<NoticeKey, string>>;
  className?: string;
}

/**
 * The sentence that the last action left for this page (lib/notices/notice.ts), as a toast whose duration is the style
 * sheet's, so that it needs no script; it stays while it is focused. Errors and warnings are also written on the page,
 * where they can be read again: only the toast is announced, and without script they are shown once
 * (docs/decisions/131).
 * Only pages rendered for each visit can show it.
 *
 * @param except what the page says by itself
 * @param fuller a page's own sentences for some keys, with words that a notice cannot carry
 * @param className of what stays on a page whose parts have no gap between them
 */
export async function Notice({ except, fuller, className }: NoticeProps) {
  const [notice, t] = await Promise.all([readNotice(), getTranslations()]);
  if (notice === null || notice.key === except) return null;
  const keys = [`notices.${notice.key}`, `errors.${notice.key}`] as Parameters<typeof t>[0][];
  // The cookie may be forged: `__proto__` is a key too, but not a message.
  const key = keys.find(one => t.has(one) && typeof t.raw(one) === 'string');
  if (key === undefined) return null;
  const { tone, id, numbers } = notice;
  const said = fuller?.[notice.key as NoticeKey] ?? t(key, numbers);
  const text = numbers.retryAfter ? `${said} ${t('errors.retryAfter', { seconds: numbers.retryAfter })}` : said;
  const stays = tone === 'warning' || tone === 'error';
  return (
    <>
      {stays && (
        <Alert tone={tone} className={className}>
          {text}
        </Alert>
      )}
      <div data-slot="toast-viewport" role={stays ? 'alert' : 'status'} data-stays={stays || undefined}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its time rests while it is focused. */}
        <p key={id} tabIndex={0} data-slot="toast" data-tone={tone} data-leaves="">
          {text}
        </p>
      </div>
    </>
  );
}
