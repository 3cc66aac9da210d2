import { getTranslations } from 'next-intl/server';
import { Accordion, AccordionTrigger } from '@/components/ui/accordion';
import type { Heading } from '@/lib/content/headings';

/** Fewer headings need no table of contents. */
const fewest = 4;

/** The headings of a long text as links: beside it where there is room, otherwise folded above it. */
export async function PageContents({ headings }: { headings: Heading[] }) {
  const shown = headings.filter(({ level }) => level === 2);
  if (shown.length < fewest) return null;
  const t = await getTranslations('content');
  const links = (
    <ol>
      {shown.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} dir="auto">
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <Accordion className="page-contents lg:hidden">
        <AccordionTrigger>{t('onThisPage')}</AccordionTrigger>
        {links}
      </Accordion>
      <nav aria-label={t('onThisPage')} className="page-contents max-lg:hidden">
        <h2>{t('onThisPage')}</h2>
        {links}
      </nav>
    </>
  );
}
