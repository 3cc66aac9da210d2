import { describe, expect, test } from 'vitest';
import { noteOffered, offeredLocales } from '@/lib/i18n/offered-locales';
import { visit } from '../visit.ts';

test('what is offered stays known while the API is away', () => {
  noteOffered(['de', 'en']);
  noteOffered([]);
  expect(offeredLocales()).toEqual(['de', 'en']);
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
