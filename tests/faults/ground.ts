/** Sets up what the whole matrix needs: the servers, the sandbox's market, and a town in each language. */

import { wordsOf } from '../e2e/shopper/words.ts';
import { type Catalog, catalogOf } from '../support/catalog.ts';
import { type Customers, customersOf } from '../support/customers.ts';
import { type Sandbox, sandboxAt } from '../support/sandbox.ts';
import { type Town, townOf } from './pages.ts';
import { createPerson } from './people.ts';
import { type Language, languages } from './sentences.ts';
import { type Servers, startServers } from './servers.ts';

export interface Ground {
  servers: Servers;
  sandbox: Sandbox;
  catalog: Catalog;
  customers: Customers;
  towns: Town[];
  /** The storefront's own words. */
  says(language: Language, key: string, values?: Record<string, number>): string;
}

export async function prepareGround(): Promise<Ground> {
  const servers = await startServers();
  const sandbox = sandboxAt(servers.sandbox);
  const catalog = catalogOf(sandbox);
  const customers = customersOf(sandbox, catalog);
  // All of the matrix orders this one dish, five at a time, some thousand times.
  const { stockId } = await catalog.deliveredHome();
  await sandbox.control(`stocks/${stockId}`, { quantity: 1_000_000 });
  const towns: Town[] = [];
  for (const language of languages) {
    const person = await createPerson(language, servers.site, { sandbox, catalog, customers });
    const local = sandboxAt(servers.sandbox, language);
    towns.push(await townOf(person, catalogOf(local), local));
  }
  const says: Ground['says'] = (language, key, values) => wordsOf(language)(key, values);
  return { servers, sandbox, catalog, customers, towns, says };
}
