/** Does any shop, or this shop, deliver to a point (docs/api.md 6.9)? */

import { Hono } from 'hono';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { single } from '../../presenters/envelope.ts';
import { measureOf } from '../../queries/settings.ts';
import { ringOf, shopsReaching, type ZoneRow, zoneOf } from '../../queries/zones.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { deliveryFee } from '../../rules/price.ts';
import { reaches } from '../../rules/zone.ts';

export function zoneRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/rest/shop/delivery-zone/check/distance', context => {
    const { check } = viewOf(context, sandbox);
    const point = check.position('address', true);
    check.throwIfInvalid();
    const near = point ? JSON.stringify(shopsReaching(store, point)) : '[]';
    const isServed = store.one(
      "SELECT 1 FROM shops WHERE open AND status = 'approved' AND id IN (SELECT value FROM json_each(?)) LIMIT 1",
      near,
    );
    if (!isServed) throw new Refusal('ERROR_400', { text: notInPolygon });
    return single(context, 'success');
  });

  routes.get('/rest/shop/:id{[0-9]+}/delivery-zone/check/distance', context => {
    const { check } = viewOf(context, sandbox);
    const point = check.position('address', true);
    check.throwIfInvalid();
    const zone = store.one<ZoneRow>(
      `SELECT zones.* FROM zones JOIN shops ON shops.id = shop_id
       WHERE shop_id = ? AND open AND status = 'approved'`,
      Number(context.req.param('id')),
    );
    if (!zone) throw notFound(noShopOrZone);
    if (!point || !reaches(ringOf(zone), point)) throw new Refusal('ERROR_400', { text: notInPolygon });
    return single(context, null, 'success');
  });

  routes.get('/rest/shop/delivery-zone/calculate/distance', context => {
    const { check } = viewOf(context, sandbox);
    const origin = check.position('origin', true);
    const destination = check.position('destination', true);
    check.throwIfInvalid();
    const km = origin && destination ? measureOf(store)(origin, destination) : 0;
    return context.json({ status: true, code: 'NO_ERROR', data: km });
  });

  routes.get('/rest/shop/delivery-zone/calculate/price/:zoneId{[0-9]+}', context => {
    const { check, rate } = viewOf(context, sandbox);
    const km = check.number('km') ?? 0;
    check.throwIfInvalid();
    const shop = store.one<{ price: number; pricePerKm: number }>(
      `SELECT price, price_per_km AS pricePerKm FROM zones JOIN shops ON shops.id = shop_id WHERE zones.id = ?`,
      Number(context.req.param('zoneId')),
    );
    if (!shop) throw notFound();
    return context.json(deliveryFee(shop, Math.max(km, 1), rate));
  });

  // Answers HTTP 200 for an unknown shop, as the reference does (docs/api.md 6.9).
  routes.get('/rest/shop/delivery-zone/:shopId{[0-9]+}', context => {
    const zone = zoneOf(store, Number(context.req.param('shopId')));
    if (!zone) return context.json({ status: false, code: 'ERROR_404' });
    const data = { id: zone.id, shop_id: zone.shop_id, address: ringOf(zone) };
    return context.json({ status: true, code: 'NO_ERROR', data });
  });

  return routes;
}

const notInPolygon = { en: 'Not in polygon', de: 'Nicht im Liefergebiet', ar: 'خارج منطقة التوصيل' };

const noShopOrZone = {
  en: 'Empty shop or delivery zone',
  de: 'Kein Geschäft oder kein Liefergebiet',
  ar: 'لا يوجد متجر أو منطقة توصيل',
};
