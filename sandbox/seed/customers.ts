/** Who can sign in to the sandbox? Each of them shows another kind of customer. */
import { house } from './streets.ts';
import type { SeedAddress, SeedCustomer } from './types.ts';

export const password = 'doorstep1';

export const customers: SeedCustomer[] = [
  {
    email: 'nora@doorstep.test',
    firstname: 'Nora',
    lastname: 'Field',
    phone: '998901234567',
    gender: 'female',
    password,
    walletMoney: 250,
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
