/** Is the screen of last resort read out, and does it keep its heading? */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import CrashPage from '@/components/errors/crash-page';
import { errorPageWords } from '@/components/errors/error-page-words';

test('an alert holds the heading and what it means, and the way on stands below', () => {
  const { title, crash, tryAgain } = errorPageWords('en');
  const [, alert = '', rest = ''] =
    /<div role="alert"[^>]*>(.*?)<\/div>(.*)/.exec(renderToStaticMarkup(<CrashPage retry={() => {}} tag="en" />)) ?? [];
  expect(alert).toMatch(new RegExp(`<h1 class="[^"]*">${RegExp.escape(title)}</h1>`));
  expect(alert.replaceAll('&#x27;', "'")).toContain(crash);
  expect(rest).toContain(tryAgain);
});
