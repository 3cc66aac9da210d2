import { errorPageWords } from '@/components/errors/error-page-words';
import { Button, buttonClass } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { Main } from '@/components/ui/main';
import { defaultLocale, languageTag, locales } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';

/**
 * The screen of last resort (docs/behaviour.md 8), in the language of `tag` (from <html lang>). The logo and the second
 * button load the home page as a new document, because the current one is broken.
 */
export default function CrashPage({ retry, tag }: { retry: () => void; tag: string }) {
  const words = errorPageWords(tag);
  const start = localizedPath(locales.find(locale => languageTag(locale) === tag) ?? defaultLocale, '/');
  return (
    <Main className="column flex min-h-dvh flex-col items-start justify-center gap-4 py-16">
      <a href={start} data-hard aria-label={words.toStart}>
        <Glyph className="size-16" />
      </a>
      {/* Around both, because a heading with the role of an alert is no heading any more. */}
      <div role="alert" className="contents">
        <h1 className="max-w-reading">{words.title}</h1>
        <p className="max-w-reading text-lead text-soft">{words.crash}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <Button onClick={retry}>{words.tryAgain}</Button>
        <a href={start} data-hard className={buttonClass('quiet')}>
          {words.toStart}
        </a>
      </p>
    </Main>
  );
}
