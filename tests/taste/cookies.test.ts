/** Cookies come from one table (lib/cookies/cookie-table.ts), and each side has one helper that carries it out. */
import { expect, test } from 'vitest';
import { offences, sources } from './sources.ts';

const storefront = sources(['app/', 'components/', 'lib/', 'middleware.ts', 'instrumentation.ts']);
const but = (...may: string[]) => storefront.filter(({ path }) => !may.includes(path));

test('the server reaches cookies by lib/cookies/cookie-jar.ts, and the middleware by lib/cookies/request-cookies.ts', () => {
  expect(offences(but('lib/cookies/cookie-jar.ts'), /import \{[^}]*\bcookies\b[^}]*\} from 'next\/headers'/)).toEqual(
    [],
  );
  expect(
    offences(but('lib/cookies/cookie-jar.ts', 'lib/cookies/request-cookies.ts'), /\.cookies\b|['"]set-cookie['"]/i),
  ).toEqual([]);
});

test('scripts reach cookies by lib/cookies/cookies.client.ts, and before the first paint by the view script', () => {
  expect(
    offences(but('lib/cookies/cookies.client.ts', 'lib/view/view-script.ts'), /document\.cookie\b|cookieStore\b/),
  ).toEqual([]);
});

test('nobody else says how long a cookie is kept, who reads it or how it is sealed', () => {
  const table = ['lib/cookies/cookie-table.ts', 'lib/cookies/readable-cookies.ts', 'lib/cookies/cookies.client.ts'];
  expect(offences(but(...table), /\b(httpOnly|maxAge)\b|\bsamesite\b/i)).toEqual([]);
  expect(
    offences(but('lib/cookies/cookie-jar.ts', 'lib/cookies/seal.ts'), /\b(un)?seal(Data)?\(|from 'iron-session'/),
  ).toEqual([]);
});
