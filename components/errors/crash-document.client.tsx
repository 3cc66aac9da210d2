'use client';

import '@/app/theme.css';
import CrashPage from '@/components/errors/crash-page';
import { errorPageWords } from '@/components/errors/error-page-words';
import { viewScript } from '@/lib/view/view-script';

/** The crash page as a whole document, in the language of the document it replaces. */
export default function CrashDocument({ retry }: { retry: () => void }) {
  const tag = document.documentElement.lang || 'en';
  return (
    <html lang={tag} dir={document.documentElement.dir} suppressHydrationWarning>
      {/* biome-ignore lint/style/noHeadElement: Next is not around this document to make a head. */}
      <head>
        <title>{errorPageWords(tag).title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, run before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: viewScript }} />
      </head>
      <body className="text-body antialiased">
        <CrashPage retry={retry} tag={tag} />
      </body>
    </html>
  );
}
