import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { type Part, parts, type SellerDraft } from '@/lib/seller/draft';
import { problemsOf } from '@/lib/seller/problems';

/** The four parts, which of them are complete, and the one that is shown. */
export async function PartLinks({ draft, shown }: { draft: SellerDraft; shown: Part }) {
  const t = await getTranslations('seller');
  return (
    <nav aria-label={t('parts')}>
      <ol className="seller-parts">
        {parts.map((part, index) => {
          const isDone = Object.keys(problemsOf(part, draft)).length === 0;
          return (
            <li key={part}>
              <Link to={`/be-seller?part=${part}`} aria-current={part === shown ? 'step' : undefined}>
                <span className="disc" data-done={isDone || undefined}>
                  {isDone ? <Icon name="check" className="size-4" /> : index + 1}
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
