import { getTranslations } from 'next-intl/server';
import { CareerApply } from '@/components/content/careers/career-apply';
import { CareerJsonLd } from '@/components/content/careers/career-json-ld';
import { longDate } from '@/components/content/long-date';
import { OtherLanguage } from '@/components/content/other-language';
import { Prose } from '@/components/content/prose';
import { Unreached } from '@/components/errors/unreached';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Main } from '@/components/ui/main';
import { findCareer } from '@/lib/content/queries';
import { gone } from '@/lib/gone';

export async function CareerPage({ id }: { id: string }) {
  const [found, t] = await Promise.all([findCareer(id), getTranslations('content.careers')]);
  if (found.ok ? found.value === null : found.why === 'gone') await gone();
  if (!found.ok || found.value === null) return <Unreached />;
  const { locale, value: career } = found.value;
  return (
    <Main className="column written">
      <CareerJsonLd career={career} locale={locale} />
      <header>
        <Link to="/careers" className="action-link">
          <Icon name="arrow-back" className="flip" />
          {t('all')}
        </Link>
        <h1 dir="auto">{career.title}</h1>
        <dl className="career-facts">
          {career.team !== '' && <Fact term={t('team')}>{career.team}</Fact>}
          {career.place !== '' && <Fact term={t('place')}>{career.place}</Fact>}
        </dl>
        {career.postedAt !== null && (
          <p className="text-small text-soft">{t('posted', { date: await longDate(career.postedAt) })}</p>
        )}
        <OtherLanguage of={locale} />
      </header>
      <div className="written-text">
        <Prose text={career.body} locale={locale} />
        <CareerApply career={career} />
      </div>
    </Main>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
