/** Which of the storefront's own sentences does an answer say, and what do they claim? */
import { readFileSync } from 'node:fs';

export type Language = 'en' | 'ar';

export const languages: Language[] = ['en', 'ar'];

interface Sentence {
  key: string;
  /** The text around its placeholders. */
  pieces: string[];
  /** The longest of them: most sentences are ruled out by it, far sooner than by a pattern. */
  longest: string;
}

type Catalogue = { [key: string]: string | Catalogue };

const catalogues = Object.fromEntries(languages.map(language => [language, sentencesOf(language)])) as Record<
  Language,
  Sentence[]
>;

/** Keys ("errors.offline") of the sentences among these words. */
export function keysSaid(words: string, language: Language): string[] {
  return catalogues[language]
    .filter(({ pieces, longest }) => words.includes(longest) && patternOf(pieces).test(words))
    .map(({ key }) => key);
}

/** Says that the API is away, in place of what a page is for. */
export const calmKeys = ['errorPage.title', 'cart.offlineTitle', 'search.offline', 'product.missingTitle'];

/** Sentences that say that there is nothing, which is untrue while the API does not answer. */
export const emptyKeys = [
  'list.emptyTitle',
  'list.emptyTitlePlain',
  'list.emptyNear',
  'list.emptyAll',
  'list.bannerEmpty',
  'search.noneBody',
  'shop.empty',
  'shop.foundNone',
  'orders.emptyActiveTitle',
  'orders.emptyPastTitle',
  'orders.findNone',
  'orders.findPart',
  'ordered.noneTitle',
  'ordered.goneTitle',
  'cart.emptyTitle',
  'addresses.emptyTitle',
  'inbox.emptyTitle',
  'liked.emptyTitle',
  'places.noBranches',
  'promotions.none',
  'recipes.none',
  'recipes.noneMatch',
  'recipes.nothingLeft',
  'content.emptyTitle',
  'content.blog.empty',
  'content.careers.empty',
  'content.help.empty',
  'content.help.none',
  'refunds.emptyTitle',
  'referrals.emptyTitle',
  'parcels.none',
  'parcels.emptyTitle',
  'reservations.noTables',
  'reservations.allClosed',
  'wallet.emptyTitle',
  'wallet.noPaymentsTitle',
  'errorPage.missingTitle',
];

/** English sentences, by which it is decided what a key claims in every language. */
const english = Object.fromEntries(flattened(readCatalogue('en'), ''));

/** "Nothing has changed": true as long as the work is not done. */
const denial =
  /nothing (has|have) (been )?(changed|ordered)|nothing (was|is) (added|ordered|deleted|changed|sent|reserved)(?! twice)|(message|review) was not sent|cart is as it was|marketplace did not take/i;

/** What cancelling a group order means, before it is pressed and after it was done. */
const ofCancelling = ['group.cancelText', 'notices.groupCancelled', 'group.ended.cancelledLead'];

export function deniesWork(key: string): boolean {
  return denial.test(english[key] ?? '') && !ofCancelling.includes(key);
}

/** Notices that tell of a failure; all others tell that something was done. */
const troubleNotices =
  /^notices\.(unauthorized|cart(Offline|Full|SoldOut|LineGone|NothingToUndo|Gone)|loginFirst|tooMany|signIn(?!ed)|\w*(Not|Unsure|Unknown|Gone|TooLate|Expired|Taken|First)\w*)/;

/** Stands on a cart that is as it should be: what it lacks for a delivery. */
const standing = ['errors.checkout.minimum'];

export function saysTrouble(key: string): boolean {
  if (standing.includes(key)) return false;
  if (['orders.paymentState.lookedUp', 'seller.incomplete', 'seller.notTaken'].includes(key)) return true;
  return key.startsWith('errors.') || calmKeys.includes(key) || /^cart\.offline/.test(key) || troubleNotices.test(key);
}

/** A notice that something was done. */
export function tellsOfWork(key: string): boolean {
  return key.startsWith('notices.') && !troubleNotices.test(key);
}

/** A notice may say what a form would (lib/notices/notice.ts). */
export function sentenceOfNotice(key: string): string {
  return `notices.${key}` in english ? `notices.${key}` : `errors.${key}`;
}

/** Of the page, which cannot be shown, not of what was pressed. */
export function isPageAway(key: string): boolean {
  return calmKeys.includes(key) || key === 'errorPage.offline';
}

function sentencesOf(language: Language): Sentence[] {
  return flattened(readCatalogue(language), '').flatMap(([key, text]) => {
    const pieces = piecesOf(text);
    const longest = pieces.map(piece => piece.trim()).reduce((one, other) => (other.length > one.length ? other : one));
    return longest.length < 4 ? [] : [{ key, pieces, longest }];
  });
}

/** The whole sentence, with anything in its gaps. */
function patternOf(pieces: string[]): RegExp {
  return new RegExp(`(?<=^|[\\s.:«“(])${pieces.map(piece => RegExp.escape(piece)).join('.{0,120}')}`);
}

function readCatalogue(language: Language): Catalogue {
  return JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8'));
}

function flattened(level: Catalogue, path: string): [string, string][] {
  return Object.entries(level).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flattened(value, `${path}${key}.`),
  );
}

/** A plural is one gap as a whole. */
function piecesOf(text: string): string[] {
  return text.replaceAll(/\s+/g, ' ').split(/\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/);
}
