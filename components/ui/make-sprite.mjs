/**
 * Writes the lucide icons (ISC) that we use and our logo into one file of public/icons. The file is named after its
 * content, so that browsers keep it for good (next.config.mjs). Run `npm run icons` after a change.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Our names to lucide's. */
const icons = {
  alert: 'triangle-alert',
  'arrow-back': 'arrow-left',
  'arrow-forward': 'arrow-right',
  bag: 'shopping-bag',
  basket: 'shopping-basket',
  bell: 'bell',
  bike: 'bike',
  camera: 'camera',
  chat: 'message-circle',
  check: 'check',
  chevron: 'chevron-right',
  'chevron-down': 'chevron-down',
  clock: 'clock',
  close: 'x',
  cookie: 'cookie',
  download: 'download',
  edit: 'pencil',
  external: 'external-link',
  filter: 'sliders-horizontal',
  flame: 'flame',
  gift: 'gift',
  globe: 'globe',
  heart: 'heart',
  history: 'history',
  home: 'house',
  info: 'info',
  leaf: 'leaf',
  locate: 'locate-fixed',
  mail: 'mail',
  map: 'map',
  menu: 'menu',
  minus: 'minus',
  moon: 'moon',
  percent: 'badge-percent',
  phone: 'phone',
  pin: 'map-pin',
  plus: 'plus',
  receipt: 'receipt-text',
  refresh: 'refresh-cw',
  search: 'search',
  send: 'send-horizontal',
  settings: 'settings',
  share: 'share-2',
  star: 'star',
  store: 'store',
  sun: 'sun',
  text: 'file-text',
  trash: 'trash-2',
  user: 'user-round',
  utensils: 'utensils',
  walk: 'footprints',
  wallet: 'wallet',
};

/** Our mark: a door ajar, with warm light on the step. Drawn in tokens of the page that shows it, so it follows the theme. */
const mark = [
  '<path d="M5 28V13a11 11 0 0 1 22 0v15z" fill="var(--fig)" />',
  '<path d="M9 27V13a7 7 0 0 1 14 0v14z" fill="var(--butter)" />',
  '<path d="M9 27V13a7 7 0 0 1 6-6.93V27z" fill="var(--fig)" />',
  '<path d="M9 27V13a7 7 0 0 1 6-6.93V27z" fill="var(--veil)" />',
  '<circle cx="12.8" cy="17.5" r="1.2" fill="var(--butter)" />',
  '<rect x="2" y="27" width="28" height="3.5" rx="1.75" fill="var(--fig)" />',
  '<path d="M15 27h8l2.5 3.5H15z" fill="var(--butter)" />',
];

const symbols = Object.entries(icons).map(([name, source]) => {
  const svg = readFileSync(new URL(import.meta.resolve(`lucide-static/icons/${source}.svg`)), 'utf8');
  const shapes = svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replaceAll(/\s*\n\s*/g, '');
  return symbolOf(name, 24, shapes);
});
symbols.push(symbolOf('mark', 32, mark.join('')));

const comment =
  '<!-- Icons but the mark: lucide, ISC License, copyright Lucide Icons and Contributors. Made by components/ui/make-sprite.mjs. -->';
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${comment}\n${symbols.join('\n')}\n</svg>\n`;
const folder = new URL('../../public/icons/', import.meta.url);
for (const name of readdirSync(folder)) if (name.startsWith('sprite-')) rmSync(new URL(name, folder));
const file = `sprite-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`;
writeFileSync(new URL(file, folder), sprite);

const type = `/** Made by make-sprite.mjs: the icons, and the file they stand in. */\nexport const spriteUrl = '/icons/${file}';\n\nexport type IconName =\n${Object.keys(
  icons,
)
  .map(name => `  | '${name}'`)
  .join('\n')};\n`;
writeFileSync(new URL('./icon-name.ts', import.meta.url), type);

// Its matcher leaves out exactly this file.
const middleware = new URL('../../middleware.ts', import.meta.url);
writeFileSync(middleware, readFileSync(middleware, 'utf8').replace(/sprite-\w+/, file.replace('.svg', '')));

/**
 * @param {string} name
 * @param {number} size of its view box
 * @param {string} shapes
 */
function symbolOf(name, size, shapes) {
  return `<symbol id="${name}" viewBox="0 0 ${size} ${size}">${shapes}</symbol>`;
}
