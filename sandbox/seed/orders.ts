/** What has Nora ordered so far? One order in every status, and a past with something of everything. */
import type { SeedOrder, SeedOrderLine, Town } from './types.ts';

export const cashback: Town['cashback'] = [
  { type: 'percent', value: 25, price: 2 },
  { type: 'percent', value: 60, price: 4 },
];

const customer = 'nora@doorstep.test';

export const orders: SeedOrder[] = [
  past(62, 'basil-and-brick', 'cash', [
    { ...line('margherita', 1, 4), addons: [{ product: 'add-olives', quantity: 1 }] },
    line('garden-salad', 1),
    line('tiramisu', 2),
  ]),
  {
    ...past(48, 'green-grocer', 'wallet', [
      line('apples-red', 2),
      line('bananas', 1),
      line('lemons', 1),
      line('grapes', 2),
    ]),
    refund: {
      status: 'accepted',
      cause: 'The grapes were soft and the apples bruised.',
      answer: 'We are sorry.',
      picture: { icon: 'grapes', hue: 300 },
    },
  },
  // The ribs have left the menu since: ordering this again leaves something out.
  {
    ...past(41, 'stack-and-smash', 'cash', [
      line('old-menu-ribs', 1),
      { ...line('classic-smash', 2), addons: [{ product: 'add-bacon', quantity: 2 }] },
      line('fries', 2),
    ]),
    review: { rating: 5, comment: 'The ribs. Please never take them off the menu.' },
  },
  {
    ...past(33, 'kumo-sushi', 'stripe', [line('salmon-nigiri', 1, 1), line('dragon-roll', 2)]),
    coupon: 'AUTUMN15',
    refund: {
      status: 'canceled',
      cause: 'It came ten minutes late.',
      answer: 'Ten minutes are within the time that was promised.',
    },
  },
  past(27, 'plov-house', 'cash', [
    line('wedding-plov', 4, 1),
    line('warm-flatbread', 2),
    { ...line('achichuk', 1), isBonus: true },
  ]),
  { ...past(20, 'noodle-corner', 'wallet', [line('pad-thai', 2), line('spring-rolls', 1)]), status: 'canceled' },
  { ...pickup(past(15, 'basil-and-brick', 'stripe', [line('calzone', 1), line('focaccia', 1)])), tips: 1 },
  {
    ...past(9, 'corner-basket', 'stripe', [
      line('milk', 2, 1),
      line('eggs', 1, 1),
      line('butter', 1),
      line('feta', 2),
      line('yoghurt-plain', 4),
      line('oat-drink', 1),
    ]),
    note: 'If the feta is out, halloumi is fine.',
    refund: {
      status: 'pending',
      cause: 'Cold, spoiled or damaged\n- 1 × Eggs\nOne of the eggs was broken.',
      picture: { icon: 'egg', hue: 40 },
    },
  },
  { ...past(4, 'two-scoops', 'wallet', [line('sundae', 2), line('espresso', 1)]), tips: 2 },
  {
    ...past(1, 'salt-and-pepper', 'stripe', [line('shakshuka', 1), line('oat-latte', 2, 3)]),
    to: 'Work' as const,
    review: {
      rating: 4,
      comment: 'Warm, and the yolk still soft. The latte lost a little on the way.',
      picture: { icon: 'fried-egg', hue: 20 },
    },
  },
  {
    ...open(18, 'new', 'hearth-bakery', 'cash', [line('almond-croissant', 2), line('country-loaf', 1)]),
    tomorrowAt: '09:30 - 10:00',
    note: 'It is a surprise: please ring only once.',
  },
  { ...open(12, 'new', 'beirut-table', 'stripe', [line('falafel-plate', 2), line('fattoush', 1)]), isUnpaid: true },
  open(38, 'on_a_way', 'kumo-sushi', 'stripe', [
    line('tuna-nigiri', 1),
    line('miso-soup', 2),
    line('cucumber-maki', 2),
  ]),
  { ...open(24, 'ready', 'saffron-lane', 'wallet', [line('butter-chicken', 1), line('garlic-naan', 2)]), tips: 1.5 },
  open(16, 'cooking', 'noodle-corner', 'cash', [line('green-curry', 1), line('mango-sticky-rice', 2)]),
  { ...open(7, 'accepted', 'khachapuri-bar', 'cash', [line('imeruli', 2), line('lemonade', 1)]), to: 'Work' as const },
  open(2, 'new', 'daily-crumb', 'cash', [line('rye-bread', 1), line('butter-croissants', 2), line('carrot-cake', 1)]),
];

function past(daysAgo: number, shop: string, payment: SeedOrder['payment'], lines: SeedOrderLine[]): SeedOrder {
  return { customer, shop, status: 'delivered', made: { daysAgo }, lines, to: 'Home', payment };
}

function open(
  minutesAgo: number,
  status: SeedOrder['status'],
  shop: string,
  payment: SeedOrder['payment'],
  lines: SeedOrderLine[],
): SeedOrder {
  return { customer, shop, status, made: { minutesAgo }, lines, to: 'Home', payment };
}

function pickup({ to: _, ...order }: SeedOrder): SeedOrder {
  return order;
}

function line(product: string, quantity: number, size = 0): SeedOrderLine {
  return { product, quantity, size };
}
