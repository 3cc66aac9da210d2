/** Which tables does the sandbox keep? One SQLite file; amounts in the base currency, dates in UTC. */

import { accountTables } from './tables/accounts.ts';
import { bookingTables } from './tables/bookings.ts';
import { cartTables } from './tables/carts.ts';
import { catalogueTables } from './tables/catalogue.ts';
import { contentTables } from './tables/content.ts';
import { customerTables } from './tables/customers.ts';
import { identityTables } from './tables/identity.ts';
import { orderTables } from './tables/orders.ts';
import { parcelTables } from './tables/parcels.ts';
import { shopTables } from './tables/shops.ts';
import { siteTables } from './tables/site.ts';

export const tables = [
  siteTables,
  customerTables,
  shopTables,
  catalogueTables,
  cartTables,
  orderTables,
  bookingTables,
  parcelTables,
  accountTables,
  identityTables,
  contentTables,
].join('\n');
