/** What is painted before the first paint, and that pages without script get the same rules. */
import { expect, test, vi } from 'vitest';
import { likedRules } from '@/lib/liked/liked';
import { viewScript } from '@/lib/view/view-script';

const http = { protocol: 'http:' };

test('the view script writes the rules that the style sheet of pages without script has', () => {
  const written: string[] = [];
  const root = { dataset: {}, style: { setProperty: vi.fn() }, lang: 'en' };
  class Sheet {
    replaceSync(rules: string) {
      written.push(rules);
    }
  }
  const page = { cookie: 'view=base_dark_anywhere; liked=12.5', documentElement: root, adoptedStyleSheets: [] };
  const listeners: (() => void)[] = [];
  const run = new Function('document', 'location', 'CSSStyleSheet', 'addEventListener', viewScript);
  run(page, http, Sheet, (_: string, listener: () => void) => listeners.push(listener));
  page.cookie = 'liked=5';
  for (const listener of listeners) listener();
  expect(written.map(rules => rules.replaceAll('"', ''))).toEqual(
    [likedRules(['12', '5']), likedRules(['5'])].map(rules => rules.replaceAll('"', '')),
  );
  expect(page.adoptedStyleSheets).toHaveLength(1);
  expect(root.dataset).toMatchObject({ theme: 'dark' });
});

test('a browser that knows no such sheets keeps its theme', () => {
  const root = { dataset: {} as Record<string, string>, style: { setProperty: vi.fn() }, lang: 'en' };
  const run = new Function('document', 'location', 'CSSStyleSheet', 'addEventListener', viewScript);
  run({ cookie: 'view=base_dark_anywhere; liked=12', documentElement: root }, http, undefined, () => {});
  expect(root.dataset.theme).toBe('dark');
});

test('on https only cookies of this very host count', () => {
  const root = { dataset: {} as Record<string, string>, style: { setProperty: vi.fn() }, lang: 'en' };
  const run = new Function('document', 'location', 'CSSStyleSheet', 'addEventListener', viewScript);
  const cookie = 'view=base_light_anywhere; me=1.9; __Host-view=base_dark_anywhere; __Host-me=0.2';
  run({ cookie, documentElement: root }, { protocol: 'https:' }, undefined, () => {});
  expect(root.dataset).toEqual({ theme: 'dark', cart: '2' });
});

test('an order under way is marked, for two days', () => {
  const today = Math.floor(Date.now() / 86_400_000);
  const root = { dataset: {} as Record<string, string>, style: { setProperty: vi.fn() }, lang: 'en' };
  const run = new Function('document', 'location', 'CSSStyleSheet', 'addEventListener', viewScript);
  run({ cookie: `me=1.0.${today - 2}`, documentElement: root }, http, undefined, () => {});
  expect(root.dataset).not.toHaveProperty('order');
  run({ cookie: `me=1.0.${today - 1}`, documentElement: root }, http, undefined, () => {});
  expect(root.dataset).toMatchObject({ signed: '', order: '' });
});

test('a customer without an order to repeat is marked, whatever else is known', () => {
  const today = Math.floor(Date.now() / 86_400_000);
  for (const [me, marks] of [
    ['1.3', { signed: '', cart: '3' }],
    ['1.3n', { signed: '', cart: '3', none: '' }],
    [`1.0n.${today}~20454u`, { signed: '', order: '', chat: '', none: '' }],
  ] as const) {
    const root = { dataset: {} as Record<string, string>, style: { setProperty: vi.fn() }, lang: 'en' };
    const run = new Function('document', 'location', 'CSSStyleSheet', 'addEventListener', viewScript);
    run({ cookie: `me=${me}`, documentElement: root }, http, undefined, () => {});
    expect(root.dataset).toEqual({ theme: 'system', ...marks });
  }
});

test('an answer that waits in a chat is marked', () => {
  const root = { dataset: {} as Record<string, string>, style: { setProperty: vi.fn() }, lang: 'en' };
  const run = new Function('document', 'location', 'CSSStyleSheet', 'addEventListener', viewScript);
  run({ cookie: 'me=1.3~20454', documentElement: root }, http, undefined, () => {});
  expect(root.dataset).not.toHaveProperty('chat');
  run({ cookie: 'me=1.3~20454u', documentElement: root }, http, undefined, () => {});
  expect(root.dataset).toMatchObject({ signed: '', cart: '3', chat: '' });
});
