import { getTranslations } from 'next-intl/server';
import { Prose } from '@/components/content/prose';
import { WidePicture } from '@/components/content/wide-picture';
import { buttonClass } from '@/components/ui/button';
import type { SitePage } from '@/lib/content/schema';
import type { Locale } from '@/lib/i18n/locales';

/** A part of the page about the marketplace: its picture beside its words. */
export async function AboutPart({ part, locale, isFirst }: { part: SitePage; locale: Locale; isFirst: boolean }) {
  const t = await getTranslations('shell');
  const { title, picture, body, appStore, googlePlay } = part;
  const apps = [
    { store: t('appStore'), to: appStore },
    { store: t('googlePlay'), to: googlePlay },
  ].filter(app => app.to !== null);
  return (
    <section className="about-part">
      <WidePicture source={picture} sizes="(max-width: 48rem) 94vw, 560px" isFirst={isFirst} />
      <div>
        <h2 dir="auto">{title}</h2>
        <Prose text={body} locale={locale} />
        {apps.length > 0 && (
          <p className="cluster">
            {apps.map(({ store, to }) => (
              <a key={store} href={to ?? ''} rel="noopener" className={buttonClass('quiet')}>
                {store}
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
