/**
 * The `+` of a product's row: adds the product, or opens its page when it has options to choose. Once the product is in
 * the cart, the row shows how many, with a `−` before it. A row with `data-chosen` is one stock of its product. Loaded
 * soon after the page; until then `+` is a link to the product.
 */
import { cartStore } from '@/components/cart/cart-store.client';
import type { CartView } from '@/components/cart/cart-view.client';
import { flyToCart } from '@/components/cart/fly-to-cart.client';
import type { CartResponse } from '@/lib/cart/response/types';
import { fillWords } from '@/lib/i18n/fill-words';
import { numberFormat } from '@/lib/i18n/formats';

export interface RowWords {
  /** With {count} and {title}. */
  inCart: string;
  /** With {title}. */
  less: string;
}

/** `language` is a BCP 47 tag. */
export function paintRows({ answer, products, units }: CartView, language: string, words: RowWords): void {
  if (answer !== null) paintBar(answer);
  for (const link of document.querySelectorAll<HTMLElement>('[data-add]')) {
    const { add: uuid = '', stock = '', chosen } = link.dataset;
    const inside = (chosen === undefined ? products.get(uuid) : units.get(stock)) ?? 0;
    // The format is created for the first row that needs it; most pages have none.
    const text = inside === 0 ? '+' : numberFormat(language).format(inside);
    if (link.textContent === text) continue;
    link.textContent = text;
    link.toggleAttribute('data-count', inside > 0);
    link.dataset.name ??= link.ariaLabel ?? '';
    const title = link.closest('li')?.querySelector('a')?.textContent ?? '';
    link.ariaLabel = inside === 0 ? link.dataset.name : fillWords(words.inCart, { count: text, title });
    const less = lessOf(link);
    // With lines of several stocks, only the cart's page can tell which one to reduce.
    if (inside > 0 && less === null && link.dataset.stock !== undefined)
      addLess(link, fillWords(words.less, { title }));
    if (inside === 0 && less !== null) removeLess(less, link);
  }
}

/**
 * Writes into the cart's bar what is missing to the minimum. Until that is reached, and in somebody else's group order,
 * the bar leads to the cart alone.
 */
function paintBar({ cart, group }: CartResponse): void {
  const bar = document.querySelector('.cart-bar');
  const line = bar?.querySelector('[data-cart-note]');
  const text = cart?.minimum?.text ?? '';
  if (line && line.textContent !== text) line.textContent = text;
  const isElsewhere = group === 'member' || (cart !== null && cart.minimum !== null);
  bar?.querySelector('[data-checks-out]')?.toggleAttribute('hidden', isElsewhere);
}

function lessOf(link: HTMLElement): Element | null {
  const before = link.previousElementSibling;
  return before?.matches('.less') ? before : null;
}

function addLess(link: HTMLElement, label: string): void {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'less', ariaLabel: label });
  link.before(button);
}

/** Moves the focus to the `+` beside it. */
function removeLess(less: Element, link: HTMLElement): void {
  if (document.activeElement === less) link.focus();
  less.remove();
}

/** Handles a press on the `+`, or on the `−` before it. */
export function pressRow(control: HTMLElement): Promise<void> {
  const link = control.nextElementSibling;
  return control.matches('.less') && link instanceof HTMLAnchorElement ? takeOne(link) : addOne(control);
}

async function addOne(link: HTMLElement): Promise<void> {
  const { add: uuid = '', stock: stockId = '', price, chosen } = link.dataset;
  const by = cartStore.get().units.get(stockId) ? 1 : leastOf(link);
  // Any other row names the one stock that its list knows of; whether there are more, the product tells.
  const stock = chosen === undefined ? undefined : stockId;
  const change = { do: 'add', product: uuid, stock, quantity: by } as const;
  if (stockId !== '') flyToCart(link);
  const answer = await cartStore.change(change, { stockId, uuid, by, unit: Number(price) });
  // The customer may have left the page that the row was on.
  if (answer?.status === 'choose' && link.isConnected) openRow(link);
}

async function takeOne(link: HTMLAnchorElement): Promise<void> {
  const line = link.dataset.stock ?? '';
  const left = (cartStore.get().units.get(line) ?? 1) - 1;
  if (left < leastOf(link)) await cartStore.change({ do: 'remove', line }, { stockId: line, to: 0 });
  else await cartStore.change({ do: 'set', line, quantity: left }, { stockId: line, to: left });
}

/** The smallest quantity that is sold. */
function leastOf({ dataset }: HTMLElement): number {
  return Number(dataset.least ?? 1);
}

/** Presses the link again; this time it is followed. */
function openRow(link: HTMLElement): void {
  link.dataset.opens = '';
  link.click();
  delete link.dataset.opens;
}
