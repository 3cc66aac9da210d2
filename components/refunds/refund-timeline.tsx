import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { dateFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import type { Refund } from '@/lib/orders/parts/refund-schema';
import { refundSteps } from '@/lib/orders/refund-state';

/** What has happened to a refund, and what comes next. */
export async function RefundTimeline({ refund, shop }: { refund: Refund; shop: string }) {
  const [t, { locale }] = await Promise.all([getTranslations('refunds'), pageMarket()]);
  const { timeZone } = await getClock(locale);
  const format = dateFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <ol className="order-steps refund-steps" aria-label={t('steps')}>
      {refundSteps(refund).map(({ name, state, at }) => (
        <li
          key={name}
          data-state={state}
          data-refused={name === 'rejected' || undefined}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className="order-step-mark">
            {state === 'done' && <Icon name={name === 'rejected' ? 'close' : 'check'} className="size-4" />}
          </span>
          <span>
            {t.rich(`step.${name}`, { shop, name: words => <bdi>{words}</bdi> })}
            {at !== null && (
              <time dateTime={new Date(at).toISOString()} className="tabular">
                {format.format(at)}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
