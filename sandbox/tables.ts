/** Which tables does the sandbox keep? One SQLite file; amounts in the base currency, dates in UTC. */

import { catalogueTables } from './tables/catalogue.ts';
import { shopTables } from './tables/shops.ts';
import { siteTables } from './tables/site.ts';

export const tables = [siteTables, shopTables, catalogueTables].join('\n');
