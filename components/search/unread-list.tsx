import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';

/** In place of one list of hits that could not be read, while the other one is there. */
export async function UnreadList({ kind }: { kind: 'shops' | 'products' }) {
  const [t, errors, page] = await Promise.all([
    getTranslations('search'),
    getTranslations('errors'),
    getTranslations('errorPage'),
  ]);
  return (
    <section aria-labelledby={`unread-${kind}`} className="grid justify-items-start gap-3">
      <h2 id={`unread-${kind}`}>{t(kind)}</h2>
      <p role="alert" className="text-soft">
        {errors('offline')}
      </p>
      {/* biome-ignore lint/a11y/useValidAnchor: the empty href is the page itself, with its query. */}
      <a href="" className={buttonClass('quiet')}>
        {page('tryAgain')}
      </a>
    </section>
  );
}
