import { expect, test } from 'vitest';
import { packedPage, unpackedPage } from '@/hosting/node/cache/packed-page.mjs';

const data = Buffer.from('1:["$","li",null,{"children":"Grüße"}]\n'.repeat(900));
const page = {
  kind: 'APP_PAGE',
  html: `<ul>${'<li>Grüße</li>'.repeat(900)}</ul>`,
  rscData: data,
  segmentData: new Map([
    ['/_tree', Buffer.from('0:{}\n')],
    ['/$c$children', data],
  ]),
  headers: { 'x-next-cache-tags': 'shops' },
};

test('a page is packed with all that its router asks for, and comes back as it was', async () => {
  const packed = await packedPage(page);
  expect(packed.packed.length).toBeLessThan(2000);
  expect(Object.keys(packed).toSorted()).toEqual(['headers', 'kind', 'packed']);
  expect(unpackedPage(packed)).toEqual(page);
});

test('what is packed holds on to no block around it', async () => {
  const { packed } = await packedPage(page);
  expect(packed.buffer.byteLength).toBe(packed.byteLength);
});

test('a page without flight data is packed too', async () => {
  const { rscData: _, segmentData: __, ...plain } = page;
  expect(unpackedPage(await packedPage(plain))).toMatchObject(plain);
});

test('what has no document stays as it is', async () => {
  const route = { kind: 'APP_ROUTE', body: Buffer.from('{}') };
  expect(await packedPage(route)).toBeNull();
  expect(unpackedPage(route)).toBe(route);
});
