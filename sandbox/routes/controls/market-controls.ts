/** How do tests change the market while a customer shops? /_sandbox: stocks, products, shops, points, settings. */

import { Hono } from 'hono';
import { Check } from '../../input/check.ts';
import { readInput } from '../../input/input.ts';
import type { Sandbox, SandboxEnv } from '../../input/view.ts';
import { idOrNotFound } from '../../queries/record-id.ts';

export function marketControlRoutes({ store }: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  /** { quantity?, price? }, the price in the base currency. */
  routes.post('/stocks/:id{[0-9]+}', async context => {
    const check = new Check(await readInput(context.req));
    const quantity = check.integer('quantity', 0, 1_000_000) ?? null;
    const price = check.number('price') ?? null;
    check.throwIfInvalid();
    const id = idOrNotFound(store, 'stocks', context.req.param('id'));
    store.transaction(() => {
      store.run(
        'UPDATE stocks SET quantity = ifnull(?, quantity), price = ifnull(?, price) WHERE id = ?',
        quantity,
        price,
        id,
      );
      store.run(
        `UPDATE products SET price_from = (SELECT min(price) FROM stocks WHERE product_id = products.id)
         WHERE id = (SELECT product_id FROM stocks WHERE id = ?)`,
        id,
      );
    });
    return context.json(store.one('SELECT id, product_id, quantity, price FROM stocks WHERE id = ?', id) ?? null);
  });

  /** { active }: an inactive product is shown nowhere and cannot be bought. */
  routes.post('/products/:id{[0-9]+}', async context => {
    const check = new Check(await readInput(context.req));
    check.required('active');
    const isActive = check.isOn('active');
    check.throwIfInvalid();
    const id = idOrNotFound(store, 'products', context.req.param('id'));
    store.run(
      "UPDATE products SET active = ?1, listed = (?1 AND NOT addon AND status = 'published') WHERE id = ?2",
      Number(isActive),
      id,
    );
    return context.json({ id, active: isActive });
  });

  /** { open }: the owner's switch. */
  routes.post('/shops/:id{[0-9]+}', async context => {
    const check = new Check(await readInput(context.req));
    check.required('open');
    const isOpen = check.isOn('open');
    check.throwIfInvalid();
    const id = idOrNotFound(store, 'shops', context.req.param('id'));
    store.run('UPDATE shops SET open = ? WHERE id = ?', Number(isOpen), id);
    return context.json({ id, open: isOpen });
  });

  /** { active?, price? }: a collection point; the price in the base currency. */
  routes.post('/collection-points/:id{[0-9]+}', async context => {
    const check = new Check(await readInput(context.req));
    const isActive = check.boolean('active') ?? null;
    const price = check.number('price') ?? null;
    check.throwIfInvalid();
    const id = idOrNotFound(store, 'collection_points', context.req.param('id'));
    const sql = 'UPDATE collection_points SET active = ifnull(?, active), price = ifnull(?, price) WHERE id = ?';
    store.run(sql, isActive === null ? null : Number(isActive), price, id);
    return context.json(store.one('SELECT id, active, price FROM collection_points WHERE id = ?', id) ?? null);
  });

  /** { key: value, … }: changes the named settings; null removes a value. */
  routes.post('/settings', async context => {
    const { ...values } = await readInput(context.req);
    store.transaction(() => {
      for (const [key, value] of Object.entries(values)) {
        store.run(
          `INSERT INTO settings (key, value, created_at) VALUES (?, ?, datetime('now'))
           ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
          ...[key, value === null ? null : String(value)],
        );
      }
    });
    return context.json(values);
  });

  return routes;
}
