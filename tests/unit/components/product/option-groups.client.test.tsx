/** Do the names of options keep their own direction on a page of the other one? */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CartLineName } from '@/components/cart/cart-line-name.client';
import { OptionGroups } from '@/components/product/option-groups.client';
import type { ProductWords } from '@/components/product/product-words';
import type { FrameWords } from '@/lib/cart/response/frame-words';
import type { PresentedLine } from '@/lib/cart/response/types';
import type { MoneyStyle } from '@/lib/money';
import type { Choices, StockChoice } from '@/lib/products/choices';

const money = { language: 'fa', symbol: '$', position: 'before' } as MoneyStyle;

test('an untranslated size is read from its number on: in the product and in the cart', () => {
  const stock: StockChoice = {
    id: '1',
    price: 840,
    oldPrice: null,
    left: 5,
    path: [{ id: '17', label: '26 cm' }],
    addonIds: [],
  };
  const choices: Choices = {
    minQuantity: 1,
    maxQuantity: 5,
    groups: [{ id: '1', title: 'Diameter', type: 'text' }],
    stocks: [stock],
    addons: [],
  };
  const words = { chooseOne: '', soldOut: '' } as ProductWords;
  const groups = <OptionGroups choices={choices} money={money} words={words} selection={null} first={stock} />;
  expect(renderToStaticMarkup(groups)).toContain('<bdi>26 cm</bdi>');

  const line = { title: 'Margherita', href: null, options: '26 cm · Classic', looks: [], measure: null, unit: 840 };
  const name = (
    <CartLineName line={line as unknown as PresentedLine} units={1} words={{} as FrameWords} money={money} />
  );
  expect(renderToStaticMarkup(name)).toContain('<bdi>26 cm · Classic</bdi>');
});
