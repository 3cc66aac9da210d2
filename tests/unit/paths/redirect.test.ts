import { expect, test } from 'vitest';
import { redirect, seeOther } from '@/lib/paths/redirect';

/** What the framework reads of the error that a redirect throws. */
function thrownBy(work: () => never): string {
  try {
    return work();
  } catch (error) {
    return (error as { digest: string }).digest;
  }
}

test('a browser follows by a visit, and posts nothing again', () => {
  expect(thrownBy(() => redirect('/orders/75?a=1'))).toBe('NEXT_REDIRECT;replace;/orders/75?a=1;303;');
  expect(thrownBy(() => redirect('/a;307;', 'push'))).toBe('NEXT_REDIRECT;push;/a;307;;303;');
});

test('where a route handler leads is kept by nobody', () => {
  const answer = seeOther('/login', { 'Set-Cookie': 'a=1' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login']);
  expect([answer.headers.get('cache-control'), answer.headers.get('set-cookie')]).toEqual(['no-store', 'a=1']);
});
