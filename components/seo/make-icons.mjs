/** Writes the site's icons into public/: a lit door on its step, drawn only here. Run with node after a change. */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

const [paper, fig, butter, glow] = ['#fcfaf6', '#731e47', '#f7dc8b', '#fff6d6']; // taste-ok: pictures cannot read tokens

/** The glyph fills the middle 60 % of the square, so that a mask of any shape leaves it whole. */
const door = `
  <path d="M176 392V232a80 80 0 0 1 160 0v160z" fill="${fig}"/>
  <path d="M206 262a50 50 0 0 1 100 0v18H206z" fill="${glow}"/>
  <path d="M256 213v67M206 262h100" stroke="${fig}" stroke-width="8"/>
  <circle cx="306" cy="328" r="11" fill="${butter}"/>
  <rect x="140" y="384" width="232" height="26" rx="13" fill="${fig}"/>`;

/** @param {number} radius @param {number} scale @param {string} [ground] */
const square = (radius, scale, ground = butter) => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
  <rect width="512" height="512" rx="${radius}" fill="${ground}"/>
  <g transform="translate(256 272) scale(${scale}) translate(-256 -282)">${door}</g>
</svg>`;

const rounded = square(112, 1.5);
/** @param {string} name @param {string | Buffer} content */
const save = (name, content) => writeFileSync(new URL(`../../public/${name}`, import.meta.url), content);
/** @param {string} svg @param {number} size */
const png = (svg, size) => sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

save('icons/icon.svg', `${rounded.trim()}\n`);
save('icons/icon-192.png', await png(rounded, 192));
save('icons/icon-512.png', await png(rounded, 512));
save('icons/maskable-512.png', await png(square(0, 1.15), 512));
save('icons/apple-touch-icon.png', await png(square(0, 1.35, paper), 180));
save('favicon.ico', icon(await png(rounded, 48)));

/** An ICO file around one PNG of 48 pixels. @param {Buffer} picture */
function icon(picture) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([48, 48, 0, 0], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
