import type { Locale } from '@/lib/i18n/locales';
import { viewScript } from '@/lib/view/view-script';

/** In a document's head: marks it with what a kept page cannot know. Without script a stylesheet does what it can. */
export function ViewMarks({ locale }: { locale: Locale }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, run before the first paint. */}
      <script dangerouslySetInnerHTML={{ __html: viewScript }} />
      <noscript>
        <link rel="stylesheet" href={`/api/view-style?locale=${locale}`} />
      </noscript>
    </>
  );
}
