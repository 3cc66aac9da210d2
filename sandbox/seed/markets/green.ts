/** Greengrocers and organic shops. */
import { daily } from '../hours.ts';
import { produce } from '../larder/produce.ts';
import { store } from '../shop.ts';

const growing = produce.map(({ key }) => key);

export const green = [
  store({
    key: 'green-grocer',
    title: ['Green Grocer', 'Green Grocer', 'خضري الحي'],
    description: [
      'Fruit and vegetables chosen by a man who sniffs every melon.',
      'Obst und Gemüse, ausgesucht von einem Mann, der an jeder Melone riecht.',
      'فاكهة وخضار يختارها رجل يشمّ كل بطيخة.',
    ],
    at: ['market', 381],
    hue: 140,
    logo: 'leafy-green',
    cover: 'basket tomato carrot broccoli strawberry lemon',
    categories: ['shop:groceries', 'shop:fresh'],
    takes: ['vegan-friendly', 'eco-packaging'],
    hours: daily('07:00', '21:00'),
    min: 8,
    fee: 0.9,
    perKm: 0.25,
    tax: 2,
    time: [25, 40],
    radiusKm: 2.6,
    recommended: true,
    verified: true,
    joined: 830,
    orders: 1520,
    gallery: ['basket tomato lemon', 'watermelon melon grapes', 'carrot broccoli onion'],
    dishes: [],
    larder: [...growing, 'orange-juice', 'carrot-ginger', 'pickles', 'olives', 'still-water', 'sparkling-water'],
    changes: { peaches: { sizes: [{ values: [], price: 3.3, quantity: 0 }] } },
  }),
];
