/** Pure rules for server and islands: choosing a stock, pricing a line, limiting the quantity (docs/api.md 2.4). */
import type { AddonChoice, Choices, OptionValue, StockChoice } from '@/lib/products/choices';
import { readWhole } from '@/lib/typed-number';

/** What was chosen in a product's form. */
export interface Selection {
  stockId: string;
  /** Values in group order; takes precedence over `stockId` once every group has one. */
  path: string[];
  quantity: number;
  addons: { id: string; quantity: number }[];
}

/** The fields of the product's form: `stock`, `option-0`…, `quantity`, `addon-ID` and its `count-ID`. */
export function readSelection(field: (name: string) => string | undefined, choices: Choices): Selection {
  const chosen = choices.addons.filter(({ id }) => field(`addon-${id}`) !== undefined);
  return {
    stockId: field('stock') ?? '',
    path: choices.groups.flatMap((_, index) => field(`option-${index}`) ?? []),
    quantity: readWhole(field('quantity') ?? '') ?? Number.NaN,
    addons: chosen.map(({ id, min }) => ({
      id,
      quantity: readWhole(field(`count-${id}`) ?? String(min)) ?? Number.NaN,
    })),
  };
}

export function chosenStock(choices: Choices, { stockId, path }: Selection): StockChoice | undefined {
  if (choices.groups.length > 0 && path.length === choices.groups.length) return stockByPath(choices.stocks, path);
  return choices.stocks.find(({ id }) => id === stockId);
}

/** The stock whose ordered values equal this path. */
export function stockByPath(stocks: StockChoice[], path: string[]): StockChoice | undefined {
  return stocks.find(stock => stock.path.length === path.length && stock.path.every(({ id }, at) => id === path[at]));
}

/** The values of a group that remain once the groups before it are chosen. */
export function valuesAt(stocks: StockChoice[], path: string[], group: number): OptionValue[] {
  const reachable = stocks.filter(stock => sharesStart(stock, path, group));
  return [...new Map(reachable.flatMap(stock => stock.path[group] ?? []).map(value => [value.id, value])).values()];
}

/**
 * Completes a partial or outdated path to the nearest available stock; an earlier group's choice counts more than all
 * later ones together.
 */
export function completeSelection(choices: Choices, selection: Selection): Selection {
  if (choices.groups.length < 2 || stockByPath(choices.stocks, selection.path) !== undefined) return selection;
  const wanted = selection.path.length > 0 ? selection.path : pathOf(chosenStock(choices, selection));
  const nearest = nearestStock(choices, choices.stocks, wanted);
  return nearest === undefined ? selection : { ...selection, path: pathOf(nearest) };
}

/** What a group's value adds to the chosen stock's price, in minor units; null when it is unavailable. */
export function differenceOf(choices: Choices, chosen: StockChoice, group: number, value: string): number | null {
  const path = pathOf(chosen).with(group, value);
  const reachable = choices.stocks.filter(stock => sharesStart(stock, path, group + 1));
  const other = nearestStock(choices, reachable, path);
  return other === undefined || !canBuy(choices, other) ? null : other.price - chosen.price;
}

function nearestStock(choices: Choices, stocks: StockChoice[], wanted: string[]): StockChoice | undefined {
  const score = (stock: StockChoice) =>
    stock.path.reduce((sum, { id }, at) => sum * 2 + (id === wanted[at] ? 1 : 0), 0);
  const inStore = stocks.filter(stock => canBuy(choices, stock));
  return (inStore.length > 0 ? inStore : stocks).toSorted((a, b) => score(b) - score(a))[0];
}

export function pathOf(stock: StockChoice | undefined): string[] {
  return stock?.path.map(({ id }) => id) ?? [];
}

/**
 * Minor units with fractions: the stock's price times its quantity, plus each add-on times its own quantity
 * (docs/api.md 2.4).
 */
export function lineTotal(choices: Choices, selection: Selection): number {
  const stock = chosenStock(choices, selection);
  const addons = selection.addons.map(({ id, quantity }) => (addonOf(choices, id)?.price ?? 0) * (quantity || 0));
  return (stock?.price ?? 0) * (selection.quantity || 0) + addons.reduce((sum, price) => sum + price, 0);
}

export function quantityLimits(choices: Choices, stock: StockChoice): { min: number; max: number } {
  return { min: choices.minQuantity, max: Math.min(choices.maxQuantity, stock.left) };
}

export function isSoldOut(choices: Choices): boolean {
  return !choices.stocks.some(stock => canBuy(choices, stock));
}

export function canBuy(choices: Choices, stock: StockChoice): boolean {
  const { min, max } = quantityLimits(choices, stock);
  return max >= min;
}

/** Why a selection cannot be bought: the field, a key under `errors.product`, and its number. */
interface SelectionProblem {
  field: 'stock' | 'quantity' | 'addons';
  key: 'choose' | 'soldOut' | 'number' | 'min' | 'max' | 'left' | 'addon' | 'addonMin' | 'addonMax';
  count: number;
  title: string;
}

export function problemWith(choices: Choices, selection: Selection): SelectionProblem | null {
  const stock = chosenStock(choices, selection);
  if (stock === undefined) return problem('stock', 'choose');
  if (!canBuy(choices, stock)) return problem('stock', 'soldOut');
  const { min, max } = quantityLimits(choices, stock);
  const { quantity } = selection;
  if (Number.isNaN(quantity)) return problem('quantity', 'number');
  if (quantity < min) return problem('quantity', 'min', min);
  if (quantity > max) return problem('quantity', max < choices.maxQuantity ? 'left' : 'max', max);
  return selection.addons.map(addon => addonProblem(choices, stock, addon)).find(found => found !== null) ?? null;
}

function addonProblem(choices: Choices, stock: StockChoice, { id, quantity }: { id: string; quantity: number }) {
  const addon = addonOf(choices, id);
  if (addon === undefined || !stock.addonIds.includes(id)) return problem('addons', 'addon', 0, addon?.title);
  if (Number.isNaN(quantity) || quantity < addon.min) return problem('addons', 'addonMin', addon.min, addon.title);
  return quantity > addon.max ? problem('addons', 'addonMax', addon.max, addon.title) : null;
}

function problem(
  field: SelectionProblem['field'],
  key: SelectionProblem['key'],
  count = 0,
  title = '',
): SelectionProblem {
  return { field, key, count, title };
}

function addonOf(choices: Choices, id: string): AddonChoice | undefined {
  return choices.addons.find(addon => addon.id === id);
}

function sharesStart(stock: StockChoice, path: string[], length: number): boolean {
  return path.slice(0, length).every((id, at) => stock.path[at]?.id === id);
}

/** The new value of a number field after a press on + or −; begins at the minimum where it holds no number. */
export function stepQuantity(typed: string, by: number, { min, max }: { min: number; max: number }): string {
  const number = readWhole(typed) || min;
  return String(Math.max(min, Math.min(max, number + by)));
}
