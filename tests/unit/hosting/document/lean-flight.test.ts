/** Does the browser get all of the flight data back that the document leaves out? */

import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { Draft } from '@/hosting/document/draft.mjs';
import { leanFlight as change } from '@/hosting/document/lean-flight.mjs';
import { wholeFlight } from '@/hosting/document/whole-flight.mjs';

interface Parsed {
  nodeType: number;
  text: string;
  rawTagName: string;
  attributes: Record<string, string>;
  childNodes: Parsed[];
  querySelectorAll: (selector: string) => Parsed[];
}

const { parse } = createRequire(import.meta.url)('next/dist/compiled/node-html-parser') as {
  parse: (html: string, options: object) => Parsed;
};

const head = '<!DOCTYPE html><html lang="en"><head></head><body>';

function documentOf(body: string, ...rows: string[]): string {
  const pushes = rows.map(
    row => `<script>self.__next_f.push(${JSON.stringify([1, row]).replaceAll('<', '\\u003c')})</script>`,
  );
  return `${head}${body}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${pushes.join('')}</body></html>`;
}

/** Null where it stays as it is. */
function leanFlight(document: string): string | null {
  const draft = new Draft(document);
  return change(draft) ? draft.toString() : null;
}

/** What the framework finds, as rows without their line ends. */
function whole(document: string): string[] {
  const lean = leanFlight(document) ?? '';
  const data = /<script type="flight">(.*)<\/script>/s.exec(lean)?.[1] ?? '';
  const marked = parse(lean.replace(/<script type="flight">.*<\/script>/s, ''), {
    comment: true,
    blockTextElements: {},
  });
  const self: { __next_f?: [number, string][] } = {};
  const d = {
    querySelector: () => ({ textContent: data }),
    querySelectorAll: () => marked.querySelectorAll('[data-f]').map(readable),
  };
  runInNewContext(`${wholeFlight}flight()`, { self, d });
  return (self.__next_f?.[1]?.[1] ?? '').split('\n').slice(0, -1);
}

/** As much of the browser's own element as the page's script reads. */
function readable(node: Parsed): unknown {
  if (node.nodeType !== 1) return { nodeType: node.nodeType, data: node.text };
  return {
    nodeType: 1,
    localName: node.rawTagName,
    textContent: node.text,
    attributes: Object.entries(node.attributes).map(([name, value]) => ({ name: name.toLowerCase(), value })),
    childNodes: node.childNodes.map(readable),
  };
}

const soup =
  '["$","a",null,{"href":"/soup","className":"card","children":[["$","b",null,{"children":"Soup"}]," for two"]}]';
const soupElement = '<a href="/soup" class="card"><b>Soup</b> for two</a>';

test('a page that answers a posted form, whose state comes with it, stays as it is', () => {
  const document = documentOf('<p>Hi</p>', '0:["$","p",null,{"children":"Hi"}]\n');
  expect(leanFlight(document)).not.toBeNull();
  expect(leanFlight(document.replace('.push([0])', '.push([0]);self.__next_f.push([2,["refused"]])'))).toBeNull();
});

test('a title and what else stands in the head get no mark', () => {
  const title = '["$","title","0",{"children":"Soup · Doorstep"}]';
  const document = documentOf(
    '<title>Soup · Doorstep</title><p>Soup</p>',
    `0:[${title},["$","p",null,{"children":"Soup"}]]\n`,
  );
  expect(leanFlight(document)).toContain('<title>Soup · Doorstep</title><p data-f>Soup</p>');
  expect(whole(document)).toEqual([`0:[${title},["$","p",null,{"children":"Soup"}]]`]);
});

test('an element that stands in the document is not said twice, and comes back as it was', () => {
  const document = documentOf(`<main>${soupElement}</main>`, `0:["$","$L1",null,{"children":${soup}}]\n`);
  const lean = leanFlight(document);
  expect(lean).toContain('<a data-f href="/soup"');
  expect(lean).toContain('<script type="flight">0:["$","$L1",null,{"children":"$~"}]\n</script>');
  expect(whole(document)).toEqual([`0:["$","$L1",null,{"children":${soup}}]`]);
});

test('an attribute of the page may begin like our mark', () => {
  const document = documentOf(`<main data-found="">${soupElement}</main>`, `0:["$","$L1",null,{"children":${soup}}]\n`);
  expect(leanFlight(document)).toContain('<a data-f href="/soup"');
});

test('a row that is one element moves to where it was spoken of', () => {
  const document = documentOf(soupElement, '0:["$","$L1",null,{"children":"$L2"}]\n', `2:${soup}\n`);
  expect(whole(document)).toEqual([`0:["$","$L1",null,{"children":${soup}}]`]);
});

test('a row stays where it is spoken of in another way too', () => {
  const document = documentOf(soupElement, '0:["$L2",["$","$L1",null,{"of":"$2:props:href"}]]\n', `2:${soup}\n`);
  expect(whole(document)).toHaveLength(2);
});

test('what the end of a stream speaks of stays', () => {
  const rows = ['0:["$","$L1",null,{"children":"$L2"}]', `2:${soup}`, '3:C"$2:props:href"'];
  expect(whole(documentOf(soupElement, ...rows.map(row => `${row}\n`)))).toHaveLength(3);
});

test('elements come back whatever the order in which they are spoken of', () => {
  const row = '0:["$","$L1",null,{"one":["$","b",null,{"children":"Tea"}],"two":["$","i",null,{"children":"Milk"}]}]';
  expect(whole(documentOf('<i>Milk</i><b>Tea</b>', `${row}\n`))).toEqual([row]);
  expect(whole(documentOf('<b>Tea</b><u>More</u><i>Milk</i>', `${row}\n`))).toEqual([row]);
});

test('a text that stays ends no script', () => {
  const row = '0:["$","$L1",null,{"of":"</script><b>"}]';
  expect(leanFlight(documentOf(soupElement, `${row}\n`))).not.toContain('</script><b>');
  expect(whole(documentOf(soupElement, `${row}\n`)).map(one => JSON.parse(one.slice(2)))).toEqual([
    JSON.parse(row.slice(2)),
  ]);
});

test.each([
  ['one element alone', '{"children":["$","b",null,{"children":"Tea"}]}', '<p><b>Tea</b></p>'],
  ['a number', '{"children":5}', '<p>5</p>'],
  ['nothing at the end', '{"children":["Tea",null,false,"$undefined"]}', '<p>Tea</p>'],
  ['nothing alone', '{"children":null}', '<p></p>'],
  ['a number as a property', '{"tabIndex":-1,"children":"Tea"}', '<p tabindex="-1">Tea</p>'],
  ['a flag', '{"hidden":true,"children":"Tea"}', '<p hidden="">Tea</p>'],
  ['what is said in words', '{"aria-busy":true,"aria-live":false}', '<p aria-busy="true" aria-live="false"></p>'],
  ['attributes in another order', '{"title":"Tea","id":"a","children":"Tea"}', '<p id="a" title="Tea">Tea</p>'],
  ['the end of a tag in an attribute', '{"title":"1 > 0","children":"Tea"}', '<p title="1 > 0">Tea</p>'],
  [
    'all flags',
    '{"disabled":true,"open":true,"required":true,"readOnly":true,"noValidate":true,"formNoValidate":true,"multiple":true}',
    '<p disabled="" open="" required="" readonly="" novalidate="" formnovalidate="" multiple=""></p>',
  ],
  ['what is not set', '{"id":null,"title":"$undefined","children":"Tea"}', '<p>Tea</p>'],
])('an element with %s is said once: %s', (_, properties, body) => {
  expect(leanFlight(documentOf(body, `0:["$","p",null,${properties}]\n`))).toContain('>0:"$~"\n<');
});

test('an element of a list keeps its key', () => {
  const row =
    '0:[["$","li","7",{"tabIndex":"-1","children":"Tea"}],["$","li","8",{"tabIndex":"-1","children":"Milk"}]]';
  expect(whole(documentOf('<ul><li tabindex="-1">Tea</li><li tabindex="-1">Milk</li></ul>', `${row}\n`))).toEqual([
    row,
  ]);
});

test('a price, a mark of the alphabet of HTML and texts side by side come back', () => {
  const row = '0:["$","p",null,{"title":"$$5 & \\"more\\"","hidden":true,"children":["$$5"," <off>"]}]';
  const body = '<p title="$5 &amp; &quot;more&quot;" hidden="">$5<!-- --> &lt;off&gt;</p>';
  expect(leanFlight(documentOf(body, `${row}\n`))).toContain('>0:"$~"\n<');
  expect(whole(documentOf(body, `${row}\n`))).toEqual([row]);
});

test('a long text of a script is said once', () => {
  const facts = JSON.stringify({ name: 'Soup <b>', about: 'o'.repeat(200) }).replaceAll('<', '\\u003c');
  const body = `<script type="application/ld+json">${facts}</script>`;
  const row = `0:["$","script",null,{"dangerouslySetInnerHTML":{"__html":"$2"}}]`;
  const document = documentOf(body, `${row}\n2:T${facts.length.toString(16)},${facts}`);
  expect(leanFlight(document)?.split('o'.repeat(200))).toHaveLength(2);
  expect(whole(document)).toEqual([row, `2:${JSON.stringify(facts)}`]);
});

test.each(['é', '🍲', '€', '$'])('a long text of %s is as long as it says, and the rows after it come back', sign => {
  const text = sign.repeat(120);
  const others = ['1:I["x",[],"y"]', '3:null', '0:["$","$L1",null,{"of":"$2"}]'];
  const flight = `2:T${Buffer.byteLength(text).toString(16)},${text}${others.map(row => `${row}\n`).join('')}`;
  expect(whole(documentOf(soupElement, flight))).toEqual([
    `2:${JSON.stringify(sign === '$' ? `$${text}` : text)}`,
    ...others,
  ]);
});

test.each(['"$#"', '"$#', '"$~zzzz', '\\"$=0'])('texts that spell our own marks stay texts: %s', mark => {
  const text = `"$~0" ${'€'.repeat(40)} ${mark}`;
  const bytes = Buffer.byteLength(text).toString(16);
  const rows = whole(documentOf(soupElement, `2:T${bytes},${text}0:["$","$L1",null,{"of":${JSON.stringify(text)}}]\n`));
  expect(rows.map(row => JSON.parse(row.slice(2)))).toEqual([text, ['$', '$L1', null, { of: text }]]);
});

test.each<[string, string, string]>([
  ['what depends on script', '["$","form",null,{"action":"$h5","children":"Send"}]', '<form action="/x">Send</form>'],
  ['what differs', '["$","p",null,{"children":"Soup"}]', '<p>Tea</p>'],
  ['an attribute that differs', '["$","p",null,{"title":"Soup"}]', '<p title="Tea"></p>'],
  ['what stands on a boundary', '["$","p",null,{"children":["Soup"," for two"]}]', '<p>Soup<!--/$--> for two</p>'],
  ['what the browser keeps to itself', '["$","input",null,{"checked":true}]', '<input checked=""/>'],
  ['a name in capitals', '["$","svg",null,{"refX":"1","children":"Soup"}]', '<svg refX="1">Soup</svg>'],
  ...['pre', 'textarea', 'select', 'option', 'title', 'style', 'template', 'iframe'].map(
    (tag): [string, string, string] => [`a ${tag}`, `["$","${tag}",null,{"children":"Soup"}]`, `<${tag}>Soup</${tag}>`],
  ),
  ['a line of the head', '["$","meta",null,{"name":"a"}]', '<meta name="a"/>'],
  ['a link of the head', '["$","link",null,{"rel":"a"}]', '<link rel="a"/>'],
  ['nothing in the middle', '["$","p",null,{"children":["Soup",null," for two"]}]', '<p>Soup<!-- --> for two</p>'],
  ['a flag that is off', '["$","p",null,{"hidden":false,"children":"Soup"}]', '<p>Soup</p>'],
  ['an empty text', '["$","p",null,{"children":""}]', '<p></p>'],
  ['a style', '["$","p",null,{"style":{"color":"red"},"children":"Soup"}]', '<p style="color:red">Soup</p>'],
  [
    'what is read as text',
    '["$","noscript",null,{"children":["$","p",null,{"children":"Soup"}]}]',
    '<noscript><p>Soup</p></noscript>',
  ],
])('%s stays in the data', (_, element, body) => {
  const document = documentOf(body, `0:${element}\n`);
  expect(leanFlight(document)).toContain(`>0:${element}\n<`);
  expect(whole(document)).toEqual([`0:${element}`]);
});

test.each([
  ['a kind of row', documentOf('<p>Soup</p>', '0:Q\n')],
  ['a mark of ours', documentOf('<p data-f="">Soup</p>', '0:[]\n')],
  ['a tag', documentOf('<p class=bare>Soup</p>', '0:[]\n')],
  ['nothing of flight data', `${head}</body></html>`],
])('a document with %s that is not known stays as it is', (_, document) => {
  expect(leanFlight(document)).toBeNull();
});

test('a text that flight data stands in the middle of is one text', () => {
  const row = '0:["$","p",null,{"title":"Soup","children":"For two"}]';
  const push = `<script>self.__next_f.push(${JSON.stringify([1, `${row}\n`])})</script>`;
  const document = `${head}<p title="Soup">For ${push}two</p></body></html>`;
  expect(leanFlight(document)).toContain('<p data-f title="Soup">For two</p><script type="flight">0:"$~"\n</script>');
  expect(whole(document)).toEqual([row]);
});
