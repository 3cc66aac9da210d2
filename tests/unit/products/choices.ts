/** A product to choose from: two groups, one combination that is not sold, one that is sold out, two add-ons. */
import type { Choices } from '../../../lib/products/choices.ts';

const small = { id: '1', label: 'Small' };
const large = { id: '2', label: 'Large' };
const thin = { id: '7', label: 'Thin' };
const thick = { id: '8', label: 'Thick' };
const addonIds = ['90', '91'];

export const pizza: Choices = {
  minQuantity: 1,
  maxQuantity: 10,
  groups: [
    { id: '5', title: 'Size', type: 'text' },
    { id: '6', title: 'Dough', type: 'text' },
  ],
  stocks: [
    { id: '10', price: 800, oldPrice: null, left: 20, path: [small, thin], addonIds },
    { id: '11', price: 900, oldPrice: null, left: 0, path: [small, thick], addonIds },
    { id: '12', price: 1240, oldPrice: 1400, left: 3, path: [large, thin], addonIds: ['90'] },
  ],
  addons: [
    { id: '90', title: 'Cheese', price: 150, min: 1, max: 3 },
    { id: '91', title: 'Basil', price: 50, min: 1, max: 1 },
  ],
};

export const soup: Choices = {
  minQuantity: 2,
  maxQuantity: 5,
  groups: [],
  stocks: [{ id: '30', price: 450, oldPrice: null, left: 40, path: [], addonIds: [] }],
  addons: [],
};
