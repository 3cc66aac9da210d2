import { JsonLd } from '@/components/seo/json-ld';
import type { Question } from '@/lib/content/schema';

/** Describes the questions in schema.org's terms (docs/behaviour.md 13.1). */
export function HelpJsonLd({ questions }: { questions: Question[] }) {
  if (questions.length === 0) return null;
  return (
    <JsonLd
      data={{
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.html },
        })),
      }}
    />
  );
}
