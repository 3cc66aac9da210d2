/** Which layouts does a page turn bring along? */
import { expect, test } from 'vitest';
import { withoutShared } from '@/hosting/document/shared-layouts.mjs';
import { expectConsole } from '../../stubs/console.ts';

type State = [segment: unknown, children: { children?: State }, refresh?: null, marker?: string | null];

/** What the browser has of the page that it is on, from the root on. */
function stateOf(segments: unknown[], marker: string | null = null): State {
  const [segment, ...below] = segments;
  return [segment, below.length > 0 ? { children: stateOf(below) } : {}, null, marker];
}

const market = ['', ['locale', 'en', 'd', null], ['currency', 'base', 'd', null], '(market)'];
const list = [...market, 'near', '__PAGE__'];
const help = [...market.slice(0, 3), 'help', '__PAGE__'];

function sent(flight: string, state: State | null, other: Record<string, string> = {}): string {
  const tree = state === null ? {} : { 'next-router-state-tree': encodeURIComponent(JSON.stringify(state)) };
  const headers: Record<string, string> = { rsc: '1', ...tree, ...other };
  return withoutShared(flight, name => headers[name]);
}

const data = (element: string) => `"d":{"r":${element},"p":false,"v":"$5"}`;
const layout = (id: number) => data(`["$","div",null,{"children":["$L${id}","$L3"]}]`);

/** As Next writes a page: each layout's slots are a map in a row of their own. */
const rows = {
  router: '3:I[39756,["/a.js"],"default"]',
  stream: '5:X',
  page: '9:[["children",{"s":"shop","h":1,"d":{"r":"$L20","p":false,"v":"$5"}}]]',
  group: `8:[["children",{"s":"(market)","h":1,${layout(10)},"c":"$Q9"}]]`,
  currency: `7:[["children",{"s":{"n":"currency","t":"d","k":"base","s":[]},"h":1,${layout(11)},"c":"$Q8"}]]`,
  locale: `6:[["children",{"s":{"n":"locale","t":"d","k":"en","s":["api"]},"h":1,${layout(12)},"c":"$Q7"}]]`,
  root: `0:{"b":"build","t":{"t":{"s":"","h":1,${layout(13)},"c":"$Q6"},"h":{"r":"$L21"}}}`,
  hint: ':HL["/a.css","style"]',
  header: '10:["$","header",null,{"children":["Doorstep","$L14"]}]',
  search: '14:["$","input",null,{"name":"q"}]',
  others: ['11', '12', '13'].map(id => `${id}:["$","main",null,{}]`).join('\n'),
  menu: '20:["$","$L3",null,{"children":["Soup 🍲","$L15"]}]',
  price: '15:["$","b",null,{"children":"$$4.80"}]',
  head: '21:["$","title",null,{"children":"Soup"}]',
  end: '5:C',
};

function flightOf(parts: Partial<typeof rows> = {}): string {
  return `${Object.values({ ...rows, ...parts }).join('\n')}\n`;
}

const skipped = '"d":{"r":null,"p":true,"v":null}';

test('of the layouts that the visitor has the router gets their names alone', () => {
  const lean = sent(flightOf(), stateOf(list)).split('\n');
  expect(lean).toEqual([
    rows.router,
    rows.stream,
    rows.page,
    `8:[["children",{"s":"(market)","h":1,${skipped},"c":"$Q9"}]]`,
    `7:[["children",{"s":{"n":"currency","t":"d","k":"base","s":[]},"h":1,${skipped},"c":"$Q8"}]]`,
    `6:[["children",{"s":{"n":"locale","t":"d","k":"en","s":["api"]},"h":1,${skipped},"c":"$Q7"}]]`,
    `0:{"b":"build","t":{"t":{"s":"","h":1,${skipped},"c":"$Q6"},"h":{"r":"$L21"}}}`,
    rows.hint,
    rows.menu,
    rows.price,
    rows.head,
    rows.end,
    '',
  ]);
});

test('long texts, which count their bytes, stay as they are', () => {
  const text = 'Süße Suppe 🍲\nand "bread"';
  const long = `15:T${Buffer.byteLength(text).toString(16)},${text}`;
  // No end of line follows it.
  const flight = flightOf({ price: long }).replace(`${long}\n`, long);
  expect(sent(flight, stateOf(list))).toContain(`${rows.menu}\n${long}${rows.head}\n${rows.end}`);
});

test.each([
  ['a visitor who comes from outside of the market', stateOf(help), {}],
  ['one who has it in another language', stateOf(list.with(1, ['locale', 'de', 'd', null])), {}],
  ['one who has it in another currency', stateOf(list.with(2, ['currency', '2', 'd', null])), {}],
  ['a router that wants all of it anew', stateOf(list, 'refetch'), {}],
  ['a router that fetches ahead', stateOf(list), { 'next-router-prefetch': '1' }],
  ['a document', null, {}],
  ['a state that nobody can read', null, { 'next-router-state-tree': '%7Bnonsense' }],
])('%s gets all of it', (_, state, headers) => {
  expect(sent(flightOf(), state, headers)).toBe(flightOf());
});

test('a page outside of the market stays as it is', () => {
  const focused = flightOf({ group: rows.group.replace('(market)', '(focused)') });
  expect(sent(focused, stateOf(list))).toBe(focused);
});

test('nothing is left out that something else refers to', () => {
  const within = flightOf({ price: '15:["$","b",null,{"style":"$8:0:1:d:r:props:style"}]' });
  expect(sent(within, stateOf(list))).toBe(within);
  const also = sent(flightOf({ price: '15:["$","b",null,{"children":"$L10"}]' }), stateOf(list));
  expect(also).toContain(rows.header);
  expect(also).toContain(rows.search);
});

test('data of a kind that is not known stays as it is', () => {
  const unknown = flightOf({ stream: '5:Z?' });
  expect(sent(unknown, stateOf(list))).toBe(unknown);
  const broken = flightOf({ price: '15:["$",' });
  expect(sent(broken, stateOf(list))).toBe(broken);
  expectConsole('error', /The layouts stay in the data of a page turn/);
});
