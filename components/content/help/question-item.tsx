import { getTranslations } from 'next-intl/server';
import { Prose } from '@/components/content/prose';
import { Accordion, AccordionTrigger } from '@/components/ui/accordion';
import type { Question } from '@/lib/content/schema';
import type { Locale } from '@/lib/i18n/locales';

interface QuestionItemProps {
  question: Question;
  locale: Locale;
  isHidden: boolean;
}

/** A question that unfolds. The anchor is inside it, so that a browser which follows it unfolds it too. */
export async function QuestionItem({ question: { id, question, answer }, locale, isHidden }: QuestionItemProps) {
  const t = await getTranslations('content.help');
  return (
    <Accordion className="surface question" hidden={isHidden}>
      <AccordionTrigger dir="auto">{question}</AccordionTrigger>
      <div id={`answer-${id}`}>
        <Prose text={answer} locale={locale} />
        <a href={`#answer-${id}`} className="action-link text-small">
          {t('link')}
        </a>
      </div>
    </Accordion>
  );
}
