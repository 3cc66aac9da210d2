import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { numberFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { type Part, parts, type SellerDraft } from '@/lib/seller/draft';
import { problemsOf } from '@/lib/seller/problems';

/** The four parts, which of them are complete, and the one that is shown. */
export async function PartLinks({ draft, shown }: { draft: SellerDraft; shown: Part }) {
  const [t, { locale }] = await Promise.all([getTranslations('seller'), pageMarket()]);
  return (
    <nav aria-label={t('parts')}>
      <ol className="seller-parts min-[16rem]:wrap-break-word">
        {parts.map((part, index) => {
          const isDone = Object.keys(problemsOf(part, draft)).length === 0;
          return (
            <li key={part}>
              <Link to={`/be-seller?part=${part}`} aria-current={part === shown ? 'step' : undefined}>
                <span className="disc" data-done={isDone || undefined}>
                  {isDone ? (
                    <Icon name="check" className="size-4" />
                  ) : (
                    numberFormat(languageTag(locale)).format(index + 1)
                  )}
                </span>
                {t(`part.${part}`)}
                {isDone && <span className="sr-only">, {t('done')}</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
