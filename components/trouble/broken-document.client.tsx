'use client';

import '@/app/theme.css';
import Broken from '@/components/trouble/broken';
import { oopsWords } from '@/components/trouble/oops-words';
import { viewScript } from '@/lib/view-script';

/** A document of its own, in the language that the one before it had. */
export default function BrokenDocument({ retry }: { retry: () => void }) {
  const tag = document.documentElement.lang || 'en';
  return (
    <html lang={tag} dir={tag.startsWith('ar') ? 'rtl' : 'ltr'} suppressHydrationWarning>
      {/* biome-ignore lint/style/noHeadElement: this document has no Next around it that would make a head. */}
      <head>
        <title>{oopsWords(tag).title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, run before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: viewScript }} />
      </head>
      <body className="text-body antialiased">
        <Broken retry={retry} tag={tag} />
      </body>
    </html>
  );
}
