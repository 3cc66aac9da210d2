import { describe, expect, test } from 'vitest';
import { mergeMessages, overrideMessages } from '@/lib/messages/merge-messages';

describe('merging', () => {
  const base = { shop: { open: 'Open', closed: 'Closed' }, title: 'Title' };

  test('takes each key of the language, and falls back where one is missing or empty', () => {
    expect(mergeMessages(base, { shop: { open: 'Offen', closed: '' } })).toEqual({
      shop: { open: 'Offen', closed: 'Closed' },
      title: 'Title',
    });
  });

  test('a language that has a text where we have a group costs nothing', () => {
    expect(mergeMessages(base, { shop: 'x' })).toEqual(base);
  });
});

describe("the operator's texts", () => {
  const ours = { shop: { open: 'Open' }, title: 'Title' };

  test('replace a sentence', () => {
    expect(overrideMessages(ours, { 'shop.open': 'Come in', title: 'Hi' })).toEqual({
      shop: { open: 'Come in' },
      title: 'Hi',
    });
  });

  test('never by nothing, never a group, never what is not there', () => {
    const texts = { 'shop.open': '', title: '  ', shop: 'x', 'shop.shut': 'x', 'a.b.c': 'x', '': 'x' };
    expect(overrideMessages(ours, texts)).toEqual(ours);
  });

  test('reach nothing but messages', () => {
    overrideMessages(ours, { '__proto__.polluted': 'x', 'constructor.name': 'x', 'shop.__proto__.polluted': 'x' });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('leave the catalogue itself alone', () => {
    overrideMessages(ours, { title: 'Hi' });
    expect(ours.title).toBe('Title');
  });
});
