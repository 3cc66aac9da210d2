import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { faceShape, photoShape, preparePicture } from '@/lib/uploads/picture';

function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#a63' } });
}

const fileOf = (bytes: Buffer | string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'picture');

/** Says in its head that it is so large, whatever comes behind it. */
function claims(jpeg: Buffer, width: number, height: number): Buffer {
  const at = jpeg.findIndex((byte, index) => byte === 0xff && [0xc0, 0xc2].includes(jpeg[index + 1] ?? 0));
  const claiming = Buffer.from(jpeg);
  claiming.writeUInt16BE(height, at + 5);
  claiming.writeUInt16BE(width, at + 7);
  return claiming;
}

async function sizeOf(prepared: Blob | string): Promise<[number, number] | string> {
  if (typeof prepared === 'string') return prepared;
  const { width, height } = await sharp(await prepared.arrayBuffer()).metadata();
  return [width, height];
}

describe('a photo', () => {
  test('of a phone that was held upright is upright, and fits on a screen', async () => {
    const sent = await plain(4032, 3024).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await sizeOf(await preparePicture(fileOf(sent), photoShape))).toEqual([1200, 1600]);
  });

  test('of twelve megapixels may come in passes', async () => {
    const sent = await plain(4032, 3024).jpeg({ progressive: true }).toBuffer();
    expect(await sizeOf(await preparePicture(fileOf(sent), faceShape))).toEqual([512, 512]);
  });

  test.each(['png', 'webp'] as const)('may be %s', async format => {
    const sent = await plain(300, 200)[format]().toBuffer();
    expect(await sizeOf(await preparePicture(fileOf(sent), photoShape))).toEqual([300, 200]);
  });
});

describe('a small file of an enormous picture', () => {
  const dot = () => plain(8, 8);

  test.each([
    ['in passes', () => dot().jpeg({ progressive: true }), 4800, 3400],
    ['in one', () => dot().jpeg(), 8300, 6200],
  ])('%s is refused before it is unpacked', async (_, encoded, width, height) => {
    const sent = claims(await encoded().toBuffer(), width, height);
    expect(await preparePicture(fileOf(sent), photoShape)).toBe('pictureLarge');
  });

  test('is taken up to what phones make', async () => {
    const sent = claims(await dot().jpeg().toBuffer(), 8192, 6144);
    expect(await preparePicture(fileOf(sent), photoShape)).not.toBe('pictureLarge');
  });
});

// Sharp could open the first three.
test.each([
  [
    'a drawing',
    async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  ],
  ['a GIF', () => plain(9, 9).gif().toBuffer()],
  ['a TIFF', () => plain(9, 9).tiff().toBuffer()],
  ['a drawing that says the same ten times over, nine times', async () => manyTimesOver()],
  ['words', async () => 'a picture'],
])('%s is not opened', async (_, encoded) => {
  expect(await preparePicture(fileOf(await encoded()), photoShape)).toBe('pictureType');
});

test('pictures are made one at a time, and behind a few that wait the next is asked to come later', async () => {
  let most = 0;
  const count = () => {
    most = Math.max(most, sharp.counters().process + sharp.counters().queue);
  };
  sharp.queue.on('change', count);
  const sent = fileOf(await plain(64, 64).png().toBuffer());
  most = 0;
  const answers = await Promise.all(Array.from({ length: 20 }, () => preparePicture(sent, faceShape)));
  sharp.queue.off('change', count);
  expect(most).toBe(1);
  expect(answers.filter(answer => answer === 'manyPictures').length).toBeGreaterThan(5);
  expect(answers.filter(answer => answer instanceof Blob).length).toBeGreaterThan(5);
  expect(await preparePicture(sent, faceShape)).toBeInstanceOf(Blob);
});

/** An SVG of some hundred bytes with a thousand million squares. */
function manyTimesOver(): string {
  const groups = Array.from(
    { length: 9 },
    (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`,
  ).join('');
  const defined = `<defs><rect id="g0" width="9" height="9"/>${groups}</defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg">${defined}<use href="#g9"/></svg>`;
}
