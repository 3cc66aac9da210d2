/**
 * Measures other visitors while one network address floods the storefront with pages that nobody keeps
 * (docs/decisions/154): a kept page, a page made for them, and a product put into the cart, each visitor from an
 * address of their own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fieldsOf, plainPost } from '../support/plain-form.ts';
import { Visitor } from '../support/visitor.ts';
import { percentile } from './percentile.ts';
import { siteUrl } from './servers.ts';

/** Seconds of each measurement, and of the flood before it. */
const measured = 20;
const warmUp = 5;

/** Milliseconds between two visitors. */
const pace = { alone: 400, office: 150 };

const connections = 400;

export type FloodKind = 'places' | 'posts' | 'carts';

type Figures = Record<string, number>;

/**
 * Customers like a school's at noon, more in a second than above: all from one network address, and each from their
 * own.
 */
export async function office(product: string, isOne: boolean): Promise<Figures> {
  return visits(await formOf(product), pace.office, isOne ? () => '192.0.2.7' : nextAddress);
}

/** `kind` null: nobody floods. `product` is the path of one that can be put into a cart. */
export async function fares(kind: FloodKind | null, product: string): Promise<Figures> {
  const form = await formOf(product);
  const flood = kind === null ? null : await floods(kind, form);
  await wait(warmUp * 1000);
  const figures = await visits(form, pace.alone, nextAddress);
  return { ...figures, ...(await flood?.ends()) };
}

async function visits(form: ProductForm, pause: number, address: () => string): Promise<Figures> {
  const times: Record<string, number[]> = { kept: [], first: [], post: [] };
  let failed = 0;
  const all: Promise<void>[] = [];
  const end = performance.now() + measured * 1000;
  for (let turn = 0; performance.now() < end; turn++) {
    const [name, visit] = visitOf(turn, form, address());
    all.push(
      timed(visit).then(
        time => void times[name]?.push(time),
        () => void failed++,
      ),
    );
    await wait(pause);
  }
  await Promise.all(all);
  const figures = Object.entries(times).flatMap(([name, taken]) => [
    [`${name} p50 ms`, percentile(taken, 0.5)],
    [`${name} p95 ms`, percentile(taken, 0.95)],
  ]);
  return { ...Object.fromEntries(figures), visits: all.length, failed };
}

interface ProductForm {
  path: string;
  fields: Record<string, string>;
  cart: string;
}

async function formOf(path: string): Promise<ProductForm> {
  const visitor = new Visitor(siteUrl, nextAddress());
  const fields = { ...fieldsOf((await visitor.opens(path)).text, 'product'), quantity: '1' };
  await visitor.sendsPost(path, plainPost(fields));
  return { path, fields, cart: `cart=${visitor.cookies.get('cart')}` };
}

let addresses = 0;
function nextAddress(): string {
  addresses += 1;
  return `198.51.${addresses % 250}.${Math.floor(addresses / 250) + 1}`;
}

function visitOf(
  turn: number,
  { path, fields }: ProductForm,
  address: string,
): [string, () => Promise<{ status: number }>] {
  const visitor = new Visitor(siteUrl, address);
  if (turn % 3 === 0) return ['kept', () => visitor.sends('/restaurants')];
  if (turn % 3 === 2) return ['post', () => visitor.sendsPost(path, plainPost(fields))];
  visitor.cookies.set(
    'view',
    `base_system_${40_000 + Math.floor(Math.random() * 900)}x${Math.floor(Math.random() * 60_000)}`,
  );
  return ['first', () => visitor.sends('/restaurants')];
}

async function timed(visit: () => Promise<{ status: number }>): Promise<number> {
  const began = performance.now();
  const { status } = await visit();
  if (status >= 400) throw new Error(`answered with ${status}`);
  return performance.now() - began;
}

async function floods(kind: FloodKind, { path, fields, cart }: ProductForm) {
  const post = new Response(plainPost(fields));
  const sent = kind === 'posts' ? [path, await post.text(), post.headers.get('content-type') ?? ''] : [path, cart];
  const script = new URL('flooder.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, siteUrl, kind, String(connections), '203.0.113.7', ...sent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  let told = '';
  child.stdout.on('data', piece => {
    told += piece;
  });
  return {
    ends: async (): Promise<Figures> => {
      child.kill();
      await once(child, 'close');
      const statuses = Object.entries(JSON.parse(told) as Figures);
      return Object.fromEntries(statuses.map(([status, count]) => [`flood: ${status}`, count]));
    },
  };
}
