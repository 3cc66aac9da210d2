/** In which currencies can prices be shown? docs/api.md 5.3. */

import { Hono } from 'hono';
import type { Sandbox, SandboxEnv } from '../../input/view.ts';
import { single } from '../../presenters/envelope.ts';
import { omitFalsy } from '../../presenters/omit-falsy.ts';

interface CurrencyRow {
  id: number;
  title: string;
  symbol: string;
  rate: number;
  position: 'before' | 'after';
  is_default: 0 | 1;
  active: 0 | 1;
}

export function currencyRoutes({ store }: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.get('/rest/currencies', context => {
    const rows = store.all<CurrencyRow>('SELECT * FROM currencies ORDER BY is_default DESC, id');
    return single(context, rows.map(presentCurrency));
  });

  routes.get('/rest/currencies/active', context => {
    const rows = store.all<CurrencyRow>('SELECT * FROM currencies WHERE active ORDER BY is_default DESC, id');
    return single(context, rows.map(presentCurrency));
  });

  return routes;
}

function presentCurrency({ id, symbol, title, rate, position, is_default, active }: CurrencyRow) {
  return { id, symbol, title, rate, ...omitFalsy({ default: Boolean(is_default) }), position, active: Boolean(active) };
}
