'use client';

import { useEffect } from 'react';
import '@/app/theme.css';
import { Broken } from '@/components/trouble/broken';
import { oopsWords } from '@/components/trouble/oops-words';
import { viewScript } from '@/lib/view-script';

/** When the root layout itself fails: a document of its own, in the language that the one before it had. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error]);
  const tag = typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en';
  return (
    <html lang={tag} dir={tag.startsWith('ar') ? 'rtl' : 'ltr'} suppressHydrationWarning>
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
