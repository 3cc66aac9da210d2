/** Cookies come from one table (lib/cookies.ts), and each side has one helper that carries it out. */
import { expect, test } from 'vitest';
import { offences, sources } from './sources.ts';

const storefront = sources(['app/', 'components/', 'lib/', 'middleware.ts', 'instrumentation.ts']);
const but = (...may: string[]) => storefront.filter(({ path }) => !may.includes(path));

test('the server reaches cookies by lib/cookie-jar.ts, and the middleware by lib/request-cookies.ts', () => {
  expect(offences(but('lib/cookie-jar.ts'), /import \{[^}]*\bcookies\b[^}]*\} from 'next\/headers'/)).toEqual([]);
  expect(offences(but('lib/cookie-jar.ts', 'lib/request-cookies.ts'), /\.cookies\b|['"]set-cookie['"]/i)).toEqual([]);
});

test('scripts reach cookies by lib/cookies.client.ts, and before the first paint by the view script', () => {
  expect(offences(but('lib/cookies.client.ts', 'lib/view/view-script.ts'), /document\.cookie\b|cookieStore\b/)).toEqual(
    [],
  );
});

test('nobody else says how long a cookie is kept, who reads it or how it is sealed', () => {
  const table = ['lib/cookies.ts', 'lib/readable-cookies.ts', 'lib/cookies.client.ts'];
  expect(offences(but(...table), /\b(httpOnly|maxAge)\b|\bsamesite\b/i)).toEqual([]);
  expect(offences(but('lib/cookie-jar.ts', 'lib/seal.ts'), /\b(un)?seal(Data)?\(|from 'iron-session'/)).toEqual([]);
});
