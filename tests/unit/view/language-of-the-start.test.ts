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

test('who is led back to an order from outside finds it in the language chosen before', () => {
  expect(route({ ...visit, path: '/orders/5' })).toMatchObject({ kind: 'redirect', to: '/de/orders/5' });
  expect(route({ ...visit, path: '/orders/5', isFromInside: true, isSignedIn: true })).toMatchObject({ locale: 'en' });
  expect(route({ ...visit, path: '/orders', isSignedIn: true })).toMatchObject({ kind: 'page', locale: 'en' });
});
