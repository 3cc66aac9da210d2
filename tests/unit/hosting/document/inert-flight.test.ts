/** Does the framework get the same data as if the document's scripts had run? */
import { expect, test } from 'vitest';
import { Draft } from '@/hosting/document/draft.mjs';
import { inertFlight, pushFlight } from '@/hosting/document/inert-flight.mjs';

const start = '(self.__next_f=self.__next_f||[]).push([0])';
const push = (...value: unknown[]) => `self.__next_f.push(${JSON.stringify(value).replaceAll('<', '\\u003c')})`;
const documentOf = (...scripts: string[]) => `<p>Soup</p>${scripts.map(text => `<script>${text}</script>`).join('')}`;

function inert(document: string): string {
  const draft = new Draft(document);
  inertFlight(draft);
  return draft.toString();
}

/** What the loader hands over, of the data in a document's order. */
function pushed(document: string): unknown {
  const scripts = [...document.matchAll(/<script type="flight-push">(.*?)<\/script>/gs)].map(([, text]) => ({ text }));
  const self: { __next_f?: unknown } = {};
  new Function('self', 'd', `${pushFlight};flight()`)(self, { querySelectorAll: () => scripts });
  return self.__next_f;
}

test('no script is left, and all data arrives in its order', () => {
  const document = inert(documentOf(start, push(1, '1:"</script>\n'), push(1, '0:"$1"\n'), push(3, 'Zm9v')));
  expect(document).not.toContain('<script>');
  expect(pushed(document)).toEqual([[0], [1, '1:"</script>\n'], [1, '0:"$1"\n'], [3, 'Zm9v']]);
});

test('the state of a form that was posted comes first', () => {
  const document = inert(documentOf(`${start};${push(2, ['refused', { name: '<b>' }])}`, push(1, '0:null\n')));
  expect(document).not.toContain('<script>');
  expect(pushed(document)).toEqual([[0], [2, ['refused', { name: '<b>' }]], [1, '0:null\n']]);
});

test('a document without flight data stays as it is', () => {
  const document = documentOf('alert()');
  expect(inertFlight(new Draft(document))).toBe(false);
  expect(inert(document)).toBe(document);
});
