import { getTranslations } from 'next-intl/server';
import { AboutPart } from '@/components/content/about-part';
import { NotWritten } from '@/components/content/not-written';
import { OtherLanguage } from '@/components/content/other-language';
import { Unreached } from '@/components/errors/unreached';
import { Main } from '@/components/ui/main';
import { listAboutParts } from '@/lib/content/queries';

/** Who runs the marketplace, in the parts that the operator has written. */
export async function AboutPage() {
  const [parts, t] = await Promise.all([listAboutParts(), getTranslations('content')]);
  if (!parts.ok) return <Unreached />;
  const { locale, value } = parts.value;
  return (
    <Main className="column written">
      <h1 className="sr-only">{t('about.title')}</h1>
      <OtherLanguage of={locale} />
      {value.length === 0 && <NotWritten icon="store" title={t('emptyTitle')} hint={t('emptyHint')} />}
      {value.map((part, index) => (
        <AboutPart key={part.id} part={part} locale={locale} isFirst={index === 0} />
      ))}
    </Main>
  );
}
