/** Are pictures and map tiles served as the storefront asks for them? */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawTile } from '../../../sandbox/pictures/map-tile.ts';
import { parsePicturePath, picturePath, shapes } from '../../../sandbox/pictures/path.ts';
import { pictures } from '../../../sandbox/routes/services/pictures.ts';
import { tiles } from '../../../sandbox/routes/services/tiles.ts';

const soup = { icon: 'stew', hue: 30, beside: ['carrot', 'herb'] };
const pathOf = (shape: (typeof shapes)[number]) => picturePath(soup, shape).replace('/images', '');

test.each(shapes)('the path of a %s says what is on it', shape => {
  expect(picturePath(soup, shape)).toBe(`/images/${shape}/30/stew+carrot+herb.webp`);
  expect(parsePicturePath(shape, '30', 'stew+carrot+herb.webp')).toEqual({ shape, picture: soup });
});

test.each([
  ['cover', 16 / 9],
  ['banner', 21 / 9],
  ['product', 1],
  ['logo', 1],
  ['category', 1],
  ['story', 9 / 16],
] as const)('a %s is drawn in its ratio and kept for ever', async (shape, ratio) => {
  const answer = await pictures.request(`${pathOf(shape)}?w=160`);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
  expect(format).toBe('webp');
  expect(width).toBe(160);
  expect(height).toBe(Math.round(160 / ratio));
});

test.each([
  ['?w=4', 16],
  ['?w=99999', 1600],
  ['?w=soup', 640],
  ['', 640],
])('a width of "%s" gives %i pixels', async (query, width) => {
  const answer = await pictures.request(`/category/30/stew.webp${query}`);
  expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(width);
});

test.each([
  '/cover/30/unicorn.webp',
  '/cover/360/stew.webp',
  '/cover/-1/stew.webp',
  '/poster/30/stew.webp',
  '/cover/30/..%2f..%2fpackage.webp',
  '/cover/30/stew+stew+stew+stew+stew+stew+stew.webp',
])('%s is not a picture', async path => {
  expect((await pictures.request(path)).status).toBe(404);
});

test('the middle of the map shows streets by name', () => {
  expect(drawTile(16, 45369, 24501)).toMatch(/<text[^>]*>[\w ]+(?:Street|Avenue|Row|Lane|Walk)<\/text>/);
});

test('the open sea is an empty tile', () => {
  expect(drawTile(10, 0, 0)).not.toContain('<text');
});

test('tiles are pictures of 256 pixels', async () => {
  const answer = await tiles.request('/16/45369/24501.png');
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 256, height: 256 });
});

test.each(['/3/8/0.png', '/3/0/8.png', '/21/0/0.png', '/a/0/0.png', '/3/0/0.svg'])('%s is not a tile', async path => {
  expect((await tiles.request(path)).status).toBe(404);
});
