/** In which language is a visit answered? */
import { describe, expect, test } from 'vitest';
import { route, type Visit } from '@/lib/route';

function visit(address: string, asked: Omit<Visit, 'path' | 'query'> = {}) {
  const [path = '/', search = ''] = address.split('?');
  return route({ path, query: new URLSearchParams(search), ...asked });
}

describe('the language chosen before', () => {
  const start = { path: '/', query: new URLSearchParams(), localeCookie: 'de' };

  test('who arrives at the start gets the language chosen before', () => {
    expect(route(start)).toMatchObject({ kind: 'redirect', to: '/de', isPermanent: false });
  });

  test('who follows a link of ours to the start gets the language of the link', () => {
    expect(route({ ...start, isFromInside: true })).toMatchObject({ kind: 'page', locale: 'en' });
  });

  test('a forged language changes nothing', () => {
    expect(route({ ...start, localeCookie: '//evil.example' })).toMatchObject({ kind: 'page', locale: 'en' });
  });

  test('who is led back to an order from outside finds it in the language chosen before', () => {
    expect(route({ ...start, path: '/orders/5' })).toMatchObject({ kind: 'redirect', to: '/de/orders/5' });
    expect(route({ ...start, path: '/group/5' }), 'an invitation').toMatchObject({ to: '/de/group/5' });
    expect(route({ ...start, path: '/orders/5', isFromInside: true, isSignedIn: true })).toMatchObject({
      locale: 'en',
    });
    expect(route({ ...start, path: '/orders', isSignedIn: true })).toMatchObject({ kind: 'page', locale: 'en' });
  });
});

describe('a language that the marketplace does not offer', () => {
  const offered = ['de', 'ar', 'en'] as const;

  test.each([
    ['/ru', {}, '/de'],
    ['/ru/restaurant/5?section=3', {}, '/de/restaurant/5?section=3'],
    ['/ru/orders', {}, '/de/orders'],
    ['/ru/restaurants', { localeCookie: 'ar' }, '/ar/restaurants'],
    ['/ru/restaurants', { localeCookie: 'en' }, '/restaurants'],
    ['/ru/restaurants', { localeCookie: 'fr' }, '/de/restaurants'],
  ])('%s leads to the same page in one that it has', (address, more, to) => {
    expect(visit(address, { offered, ...more })).toEqual({ kind: 'redirect', to, isPermanent: false });
  });

  test('English is one like the others', () => {
    expect(visit('/shops', { offered: ['de'] })).toMatchObject({ to: '/de/shops' });
  });

  test('chosen once, when it was offered still, it leads nobody in a circle', () => {
    expect(visit('/', { offered, localeCookie: 'ru' })).toMatchObject({ kind: 'page', locale: 'en' });
    expect(visit('/', { offered: ['de'], localeCookie: 'ru' })).toMatchObject({ to: '/de' });
    expect(visit('/de', { offered: ['de'], localeCookie: 'ru' })).toMatchObject({ kind: 'page', locale: 'de' });
  });

  test('is shown while nobody knows what is offered, and a form that was opened in it arrives', () => {
    expect(visit('/ru/shops')).toMatchObject({ kind: 'page', locale: 'ru' });
    expect(visit('/ru/cart', { offered, isSubmission: true })).toMatchObject({ kind: 'page', locale: 'ru' });
  });
});
