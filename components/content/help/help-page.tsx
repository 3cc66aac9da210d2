import { getTranslations } from 'next-intl/server';
import { ContactWays } from '@/components/content/help/contact-ways';
import { HelpJsonLd } from '@/components/content/help/help-json-ld';
import { HelpSearch } from '@/components/content/help/help-search.client';
import { QuestionItem } from '@/components/content/help/question-item';
import { OtherLanguage } from '@/components/content/other-language';
import { Unreached } from '@/components/errors/unreached';
import { EmptyState, EmptyStateMark } from '@/components/ui/empty-state';
import { Main } from '@/components/ui/main';
import { textOf } from '@/lib/content/plain-text';
import { listQuestions } from '@/lib/content/queries';
import type { Question } from '@/lib/content/schema';
import { isSearchMatch } from '@/lib/content/search-match';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';

interface QuestionsProps {
  questions: Question[];
  /** The language that they are written in. */
  locale: Locale;
  /** The search term; "" for none. */
  searched: string;
}

/** Questions with their answers, and ways to reach a person. */
export async function HelpPage({ searched = '' }: { searched?: string }) {
  const [found, t] = await Promise.all([listQuestions(), getTranslations('content.help')]);
  if (!found.ok) return <Unreached />;
  const { locale, value: questions } = found.value;
  return (
    <Main className="column written help">
      <HelpJsonLd questions={questions} />
      <header>
        <h1>{t('title')}</h1>
        <p className="text-lead text-soft">
          {t('lead')}{' '}
          <a href="#person" className="underlined">
            {t('person')}
          </a>
        </p>
        <OtherLanguage of={locale} />
      </header>
      <div className="help-columns">
        <div>
          {questions.length === 0 ? (
            <EmptyState>
              <EmptyStateMark name="info" />
              <h2>{t('empty')}</h2>
            </EmptyState>
          ) : (
            <Questions questions={questions} locale={locale} searched={searched} />
          )}
        </div>
        <ContactWays />
      </div>
    </Main>
  );
}

/** Questions that do not match are on the page too, hidden, so that another term finds them while it is typed. */
async function Questions({ questions, locale, searched }: QuestionsProps) {
  const [t, market] = await Promise.all([getTranslations('content.help'), pageMarket()]);
  const meant = new Set(
    questions.filter(({ question, answer }) => isSearchMatch(`${question} ${textOf(answer.html)}`, searched)),
  );
  const counts = Array.from({ length: questions.length + 1 }, (_, count) => t('found', { count }));
  const words = { search: t('search'), placeholder: t('placeholder'), submit: t('submit'), clear: t('clear'), counts };
  return (
    <>
      <HelpSearch action={localizedPath(market.locale, '/help')} searched={searched} count={meant.size} words={words}>
        <EmptyState>
          <EmptyStateMark name="search" />
          <h2>{t('none')}</h2>
          <p>{t('noneHint')}</p>
        </EmptyState>
      </HelpSearch>
      {questions.map(question => (
        <QuestionItem key={question.id} question={question} locale={locale} isHidden={!meant.has(question)} />
      ))}
    </>
  );
}
