/** Who brings the orders? */
import type { SeedCourier } from './types.ts';
import { picture } from './write.ts';

export const couriers: SeedCourier[] = [
  {
    key: 'timur',
    firstname: 'Timur',
    lastname: 'Rahim',
    phone: '998901110011',
    picture: picture('parrot', 150),
  },
  {
    key: 'aziza',
    firstname: 'Aziza',
    lastname: 'Karim',
    phone: '998901110012',
    picture: picture('rabbit', 330),
  },
  {
    key: 'luca',
    firstname: 'Luca',
    lastname: 'Moretti',
    phone: '998901110013',
    picture: picture('cat', 210),
  },
];
