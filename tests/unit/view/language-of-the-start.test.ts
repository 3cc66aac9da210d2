import { expect, test } from 'vitest';
import { route } from '../../../lib/route.ts';

const visit = { path: '/', query: new URLSearchParams(), localeCookie: 'de' };

test('who arrives at the start gets the language chosen before', () => {
  expect(route(visit)).toMatchObject({ kind: 'redirect', to: '/de', isPermanent: false });
});

test('who follows a link of ours to the start gets the language of the link', () => {
  expect(route({ ...visit, isFromInside: true })).toMatchObject({ kind: 'page', locale: 'en' });
});

test('a forged language changes nothing', () => {
  expect(route({ ...visit, localeCookie: '//evil.example' })).toMatchObject({ kind: 'page', locale: 'en' });
});
