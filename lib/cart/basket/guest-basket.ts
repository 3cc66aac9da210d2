/**
 * Keeps a guest's basket in its cookie. Two posts at the same instant carry the same cookie, and the answer that
 * arrives last overwrites the other's. Therefore each version of the basket has a random name, the server remembers for
 * some minutes which version followed which, and a change starts from the newest (docs/decisions/061).
 */
import 'server-only';
import { randomBytes } from 'node:crypto';
import type { BasketOutcome } from '@/lib/cart/backend/backend';
import { type Basket, decodeBasket, encodeBasket } from '@/lib/cart/basket/basket';
import { dropBegun, keepBegun, readBegun, withBegun } from '@/lib/cart/basket/begun-baskets';
import { fitsCookie, readCookie, removeCookie, writeCookie } from '@/lib/cookies/cookie-jar';
import { takeShare } from '@/lib/rate-limit/quota';
import { sharedStore } from '@/lib/stores/shared-store';

/** Seconds: longer than a change takes while the API hangs, including the way of its answer. */
const keptFor = 300;

/**
 * How many versions are followed from a cookie to the newest; a browser is only a few behind. With more, the basket
 * begins anew.
 */
const mostVersions = 50;

/**
 * Bytes of all guests' versions that are remembered in each such time. Anybody can make versions up, and the Redis that
 * they would fill also counts guesses and locks orders (docs/decisions/061).
 */
export const rememberedVersions = {
  name: 'baskets',
  most: 12 * 1024 * 1024,
  seconds: keptFor,
  /** With what a Redis needs for the key. */
  by: (written: string) => written.length + 200,
};

/** Further lines, which only a forged cookie has, are not read (docs/decisions/054). */
export const mostGuestLines = 60;

interface Version {
  /** Unique to this version; empty where none was kept yet. */
  name: string;
  basket: Basket | null;
}

export async function readGuestVersion(): Promise<Version> {
  const own = await readCookieVersion();
  const { name, basket } = await newestAfter(own);
  return { name, basket: withBegun(basket, await readBegun(own.name)) };
}

export async function readGuestBasket(): Promise<Basket | null> {
  return (await readGuestVersion()).basket;
}

/** The basket as this browser knew it when it sent the request. */
export async function readGuestCookie(): Promise<Basket | null> {
  const { name, basket } = await readCookieVersion();
  return withBegun(basket, await readBegun(name));
}

/**
 * Replaces the newest basket by the result of `change`, which is called again when another post was faster. Answers
 * "full", and keeps the basket, when the new one has too many lines or is too large. Actions and route handlers only.
 */
export async function changeGuestBasket(change: (now: Basket | null) => BasketOutcome): Promise<BasketOutcome> {
  const own = await readCookieVersion();
  const begun = await readBegun(own.name);
  let now = await newestAfter(own);
  for (;;) {
    const before = withBegun(now.basket, begun);
    const changed = change(before);
    if (!changed.ok) return changed;
    const next = { name: randomBytes(12).toString('base64url'), basket: withLines(changed.value) };
    if (before === null && next.basket === null) return { ok: true, value: null };
    if (now.name !== '' && [before, next.basket].every(one => encoded(one) === encoded(now.basket))) {
      await writeCookie('cart', encodeVersion(now));
      return { ok: true, value: now.basket };
    }
    const written = encodeVersion(next);
    if ((next.basket?.lines.length ?? 0) > mostGuestLines || !fitsCookie('cart', written))
      return { ok: false, why: 'full' };
    if (now.name === '' || (await isNext(now.name, written))) {
      await writeCookie('cart', written);
      if (now.name !== '') await dropBegun(own.name, before?.shopId);
      else if (next.basket !== null) await keepBegun(next.name, next.basket);
      return { ok: true, value: next.basket };
    }
    now = await newestAfter(now);
  }
}

/**
 * Remembers what follows a version; false where another post was faster. Where no more can be remembered it is as if there
 * were no other post: of two at the same instant one is lost.
 */
async function isNext(name: string, written: string): Promise<boolean> {
  const room = await takeShare(rememberedVersions, 'all', { by: rememberedVersions.by(written) });
  if (!room.ok || (await sharedStore.claim(keyOf(name), written, keptFor))) return true;
  await room.giveBack();
  return false;
}

/** Writes the newest basket into a cookie that another answer has overwritten. Actions and route handlers only. */
export async function catchUpGuestCookie(): Promise<void> {
  const [cookie, newest] = await Promise.all([readGuestCookie(), readGuestBasket()]);
  if (encoded(cookie) !== encoded(newest)) await changeGuestBasket(now => ({ ok: true, value: now }));
}

/** Actions and route handlers only. */
export async function dropGuestCookie(): Promise<void> {
  const { name } = await readCookieVersion();
  await dropBegun(name, (await readGuestBasket())?.shopId);
  await removeCookie('cart');
}

async function newestAfter(version: Version): Promise<Version> {
  let now = version;
  for (let followed = 0; now.name !== ''; followed += 1) {
    const next = await sharedStore.get(keyOf(now.name));
    if (next === null) break;
    if (followed === mostVersions) return { ...now, name: '' };
    now = decodeVersion(next);
  }
  return now;
}

async function readCookieVersion(): Promise<Version> {
  return decodeVersion((await readCookie('cart')) ?? '');
}

/** An emptied basket keeps its name, so that an addition at the same instant finds it. */
function encodeVersion({ name, basket }: Version): string {
  return `${name})${encoded(basket)}`;
}

function encoded(basket: Basket | null): string {
  return basket === null ? '' : encodeBasket(basket);
}

function decodeVersion(written: string): Version {
  const [, name = '', rest] = /^(?:([\w-]{16})\))?(.*)$/s.exec(written) ?? [];
  const basket = decodeBasket(rest);
  return { name, basket: basket && { ...basket, lines: basket.lines.slice(0, mostGuestLines) } };
}

function withLines(basket: Basket | null): Basket | null {
  return basket === null || basket.lines.length === 0 ? null : basket;
}

function keyOf(name: string): string {
  return `guest basket after ${name}`;
}
