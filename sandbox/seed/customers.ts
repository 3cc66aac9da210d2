/** Who can sign in to the sandbox? Each of them shows another kind of customer. */
import { house } from './streets.ts';
import type { SeedAddress, SeedCustomer, SeedMessage } from './types.ts';

export const password = 'doorstep1';

const messagesOfNora: SeedMessage[] = [
  { type: 'status_changed', order: 'on_a_way', body: 'Your order #{order} is on its way.', hoursAgo: 0.2 },
  { type: 'status_changed', order: 'cooking', body: 'Your order #{order} is being prepared.', hoursAgo: 0.3 },
  {
    type: 'news_publish',
    body: 'Pizza night is back: every Friday the ovens of the old town stay open until one.',
    hoursAgo: 20,
  },
  { type: 'new_user_by_referral', body: 'Finn joined with your code.', hoursAgo: 51 },
  { type: 'add_cashback', order: 'delivered', body: 'Cashback for order #{order} is in your wallet.', hoursAgo: 75 },
  {
    type: 'status_changed',
    order: 'delivered',
    body: 'Your order #{order} was delivered. Enjoy!',
    hoursAgo: 76,
    isRead: true,
  },
  {
    type: 'status_changed',
    order: 'canceled',
    body: 'Your order #{order} was cancelled. What you paid is back in your wallet.',
    hoursAgo: 480,
    isRead: true,
  },
  {
    type: 'news_publish',
    article: 'street-closures',
    body: 'Lantern Street is closed on Saturday. Read what that means for your order.',
    hoursAgo: 72,
    isRead: true,
  },
  { type: 'news_publish', body: 'Three new kitchens have opened by the river.', hoursAgo: 700, isRead: true },
];

export const customers: SeedCustomer[] = [
  {
    email: 'nora@doorstep.test',
    firstname: 'Nora',
    lastname: 'Field',
    phone: '998901234567',
    gender: 'female',
    password,
    walletMoney: 250,
    messages: messagesOfNora,
    likes: ['Pizza night'],
    addresses: [
      at('lantern', 128, 'Home', { house: '128', floor: '3', office: '12', entrance: '2', comment: 'The blue door' }),
      at('clock-tower', 201, 'Work', { house: '201', floor: '5', comment: 'Leave it with the porter' }),
    ],
  },
  {
    email: 'fresh@doorstep.test',
    firstname: 'Finn',
    lastname: 'Fresh',

    password,
    walletMoney: 0,
  },
  {
    email: 'sam@doorstep.test',
    firstname: 'Sam',
    lastname: 'Hollow',
    phone: '998901234569',
    gender: 'male',
    password,
    walletMoney: 5,
  },
  {
    email: 'admin@doorstep.test',
    firstname: 'Ada',
    lastname: 'Keeper',
    phone: '998901234570',
    role: 'admin',
    password,
    walletMoney: 0,
  },
  { email: 'social@doorstep.test', firstname: 'Sol', lastname: 'Signal', walletMoney: 0 },
  { email: 'barred@doorstep.test', firstname: 'Bruno', lastname: 'Barred', password, walletMoney: 0, isBanned: true },
];

function at(street: string, number: number, title: string, more: Omit<SeedAddress['details'], 'address'>): SeedAddress {
  const { address, location } = house(street, number);
  return { title, location, details: { address: address.en, ...more } };
}
