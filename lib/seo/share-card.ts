/**
 * Draws the picture of a shared link (docs/behaviour.md 13.2): paper, a photo, the name, one fact, and a price strip.
 */
import 'server-only';
import sharp, { type OverlayOptions } from 'sharp';
import { type CardText, setText } from '@/lib/seo/card-text';
import { cutTo } from '@/lib/typed-lengths';

export interface CardFacts {
  brand: string;
  name: string;
  fact: string;
  /** Formatted for people, or empty. */
  price: string;
  photo: Buffer | null;
  isRightToLeft: boolean;
}

const width = 1200;
const height = 630;
const margin = 72;
const photoSize = 422;
const ink = { paper: '#fcfaf6', card: '#ffffff', ink: '#271921', soft: '#64545d', fig: '#731e47', butter: '#f7dc8b' }; // taste-ok: pictures know no tokens
const colours = { ...ink, onButter: '#3b260c', line: '#e1dcd4' }; // taste-ok: as above

/** Returns a PNG of 1200 by 630 pixels. */
export async function drawCard(facts: CardFacts): Promise<Buffer<ArrayBuffer>> {
  const { brand, name, fact, price, isRightToLeft } = facts;
  const room = facts.photo === null ? width - 2 * margin : width - 3 * margin - photoSize;
  const direction = { isRightToLeft, width: room };
  const named = { ...direction, size: name.length > 26 ? 54 : 68, colour: colours.ink };
  const [brandText, nameText, factText, priceText] = await Promise.all([
    setText(brand, { ...direction, size: 30, colour: colours.fig }),
    // A name that no font can draw is replaced by the brand.
    setText(shortened(name, 64), named).then(text => text ?? setText(brand, { ...named, size: 68 })),
    setText(shortened(fact, 80), { ...direction, size: 30, colour: colours.soft }),
    setText(price, { ...direction, size: 44, colour: colours.onButter }),
  ]);
  const side = (text: CardText, inset = 0) => (isRightToLeft ? width - margin - inset - text.width : margin + inset);
  const nameTop = 168;
  const layers: OverlayOptions[] = [];
  const put = (text: CardText | null, top: number, inset = 0) => {
    if (text !== null) layers.push({ input: text.picture, top, left: side(text, inset) });
  };
  put(brandText, margin + 4, 54);
  put(nameText, nameTop);
  put(factText, nameTop + (nameText?.height ?? 0) + 34);
  put(priceText, 452, 32);
  if (facts.photo !== null) layers.push(await framed(facts.photo, isRightToLeft));
  const ground = Buffer.from(shapes(facts, priceText));
  const card = await sharp(ground).composite(layers).png({ palette: true, quality: 90 }).toBuffer();
  return Buffer.from(card);
}

/**
 * The background as SVG: paper with its torn lower edge, the house door beside the brand, the strip below the price.
 */
function shapes({ isRightToLeft }: CardFacts, price: CardText | null): string {
  const strip = price === null ? 0 : price.width + 64;
  const left = (size: number) => (isRightToLeft ? width - margin - size : margin);
  const teeth = Array.from({ length: width / 24 }, (_, index) => `L${index * 24 + 12} 604L${index * 24 + 24} 586`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${colours.butter}"/>
    <path d="M0 0H${width}V586H0z" fill="${colours.paper}"/>
    <path d="M0 586${teeth.join('')}V560H0z" fill="${colours.paper}"/>
    <g transform="translate(${left(38)} ${margin - 6})">
      <path d="M4 44V19a15 15 0 0 1 30 0v25z" fill="${colours.fig}"/>
      <path d="M10 24a9 9 0 0 1 18 0v2H10z" fill="${colours.butter}"/>
      <rect y="42" width="38" height="6" rx="3" fill="${colours.fig}"/>
    </g>
    <rect x="${left(strip)}" y="428" width="${strip}" height="92" rx="16" fill="${colours.butter}"/>
    <path d="M${margin} 552H${width - margin}" stroke="${colours.line}" stroke-width="4" stroke-dasharray="1 12" stroke-linecap="round"/>
  </svg>`;
}

async function framed(photo: Buffer, isRightToLeft: boolean): Promise<OverlayOptions> {
  const mask = Buffer.from(
    `<svg width="${photoSize}" height="${photoSize}"><rect width="100%" height="100%" rx="32"/></svg>`,
  );
  const input = await sharp(photo)
    .resize(photoSize, photoSize, { fit: 'cover' })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, top: margin + 26, left: isRightToLeft ? margin : width - margin - photoSize };
}

function shortened(words: string, length: number): string {
  return words.length <= length ? words : `${cutTo(length - 1, words).trimEnd()}…`;
}
