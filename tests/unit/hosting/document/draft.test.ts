import { expect, test } from 'vitest';
import { Draft } from '@/hosting/document/draft.mjs';

const page = '<html><body><p>Soup</p></body></html>';

test('changes stand where they were meant, in whatever order they were told', () => {
  const draft = new Draft(page);
  draft.append('<i>first</i>');
  draft.replace(page.indexOf('Soup'), page.indexOf('</p>'), 'Tea');
  draft.insert(page.indexOf('>Soup'), ' hidden');
  draft.append('<i>second</i>');
  expect(draft.toString()).toBe('<html><body><p hidden>Tea</p><i>first</i><i>second</i></body></html>');
});

test('a draft is written as the same text each time, and unchanged where nothing changes', () => {
  const draft = new Draft(page);
  expect(draft.toString()).toBe(page);
  draft.append('<i>end</i>');
  expect(draft.toString()).toBe(draft.toString());
});

test('what was added at the end is found like what was there', () => {
  const draft = new Draft(page);
  draft.append('"shop.js"');
  expect([draft.includes('"shop.js"'), draft.includes('Soup'), draft.includes('Tea')]).toEqual([true, true, false]);
});

test('a document without a body ends with what is added', () => {
  const draft = new Draft('<p>Soup');
  draft.append('!');
  expect(draft.toString()).toBe('<p>Soup!');
});
