import { getTranslations } from 'next-intl/server';
import { CareerRow } from '@/components/content/careers/career-row';
import { NotWritten } from '@/components/content/not-written';
import { OtherLanguage } from '@/components/content/other-language';
import { Unreached } from '@/components/errors/unreached';
import { Main } from '@/components/ui/main';
import { listCareers } from '@/lib/content/queries';

/** The open positions, by team. */
export async function CareersPage() {
  const [found, t] = await Promise.all([listCareers(), getTranslations('content.careers')]);
  if (!found.ok) return <Unreached />;
  const { locale, value: careers } = found.value;
  const teams = Object.entries(Object.groupBy(careers, ({ team }) => team));
  return (
    <Main className="column written">
      <header>
        <h1>{t('title')}</h1>
        {careers.length > 0 && <p className="text-lead text-soft">{t('lead')}</p>}
        <OtherLanguage of={locale} />
      </header>
      {careers.length === 0 && <NotWritten icon="bike" title={t('empty')} hint={t('emptyHint')} />}
      {teams.map(([team, open = []]) => (
        <section key={team} className="career-team">
          <h2 dir="auto">{team || t('otherTeam')}</h2>
          <p className="text-small text-soft">{t('open', { count: open.length })}</p>
          <ul>
            {open.map(career => (
              <CareerRow key={career.id} career={career} />
            ))}
          </ul>
        </section>
      ))}
    </Main>
  );
}
