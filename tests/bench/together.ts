/** How a group order holds: from a member's press to the owner's screen, and how many may watch at once. */
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { nora, password } from '../support/customers.ts';
import { fieldsOf, plainPost } from '../support/plain-form.ts';
import { Visitor } from '../support/visitor.ts';
import { median, percentile } from './percentile.ts';
import { residentMegabytes, type Servers, siteUrl } from './servers.ts';

/** Streams of one visitor (lib/event-stream.ts). */
const streamsEach = 12;

export class GroupOrder {
  readonly owner = new Visitor(siteUrl);
  private readonly shop: string;
  private link = '';

  constructor(shop: string) {
    this.shop = shop;
  }

  get page(): string {
    return `/group/${this.shop}`;
  }

  /** Opened by a customer of the seed. */
  async opens(): Promise<void> {
    await posts(this.owner, '/login', 'password', { login: nora, password });
    await posts(this.owner, this.page, 'sharing', { sharing: 'value' });
    const { text } = await this.owner.opens(this.page);
    const [, link = ''] = /value="([^"]*\/group\/[^"]*)"/.exec(text) ?? [];
    if (link === '') throw new Error('the group has no invitation');
    const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
    this.link = pathname + search;
  }

  async joins(name: string): Promise<Visitor> {
    const member = new Visitor(siteUrl);
    await posts(member, this.link, 'name', { name });
    if (!member.cookies.has('participant')) throw new Error(`${name} could not join`);
    return member;
  }
}

/** Milliseconds from the member's press until the owner's page has it: p50 and p99. */
export async function pressToScreen(group: GroupOrder, member: Visitor, product: string, rounds: number) {
  const stream = await listen(group.owner);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const told = new Promise(resolve => stream.once('data', resolve));
    const began = performance.now();
    const change = { do: 'add', product, quantity: 1 };
    await member.sends('/api/cart?locale=en', {
      method: 'POST',
      body: JSON.stringify(change),
      headers: { 'Content-Type': 'application/json', Origin: siteUrl },
    });
    await told;
    await group.owner.sends(group.page);
    times.push(performance.now() - began);
  }
  stream.destroy();
  return { 'p50 ms': median(times), 'p99 ms': percentile(times, 0.99) };
}

/** Megabytes that this number of streams adds to the process, and the events that one of them receives. */
export async function streamsAtOnce(servers: Servers, group: GroupOrder, count: number) {
  const members: Visitor[] = [];
  while (members.length * streamsEach < count) members.push(await group.joins(`Guest ${members.length + 1}`));
  await wait(2000);
  const before = residentMegabytes(servers.storefront);
  const streams = await Promise.all(Array.from({ length: count }, (_, index) => listen(memberAt(members, index))));
  await wait(5000);
  const more = residentMegabytes(servers.storefront) - before;
  const open = streams.filter(stream => stream.statusCode === 200 && !stream.destroyed).length;
  for (const stream of streams) stream.destroy();
  return { open, 'MB more': more };
}

function memberAt(members: Visitor[], index: number): Visitor {
  const member = members[Math.floor(index / streamsEach)];
  if (member === undefined) throw new Error('too few members');
  return member;
}

/** Once the first event is there. */
function listen({ cookie }: Visitor): Promise<IncomingMessage> {
  const headers = { cookie, accept: 'text/event-stream' };
  return new Promise((resolve, reject) => {
    get(`${siteUrl}/api/group`, { agent: false, headers }, stream => {
      stream.once('data', () => resolve(stream));
      stream.on('error', () => {});
    }).on('error', reject);
  });
}

/** Posts the page's form that holds the field `marker`, and follows its answer. */
async function posts(visitor: Visitor, path: string, marker: string, fields: Record<string, string>) {
  const { text } = await visitor.opens(path);
  const answer = await visitor.posts(path, plainPost({ ...fieldsOf(text, marker), ...fields }));
  if (answer.status >= 400) throw new Error(`${path}: a form was answered with ${answer.status}`);
}
