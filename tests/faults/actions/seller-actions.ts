/** Somebody applies to sell here: each of the four parts is kept, and the last one sends all of it. */
import type { Customer } from '../../support/customers.ts';
import { photo } from '../../support/photo.ts';
import { fieldsOf, plainPost } from '../../support/plain-form.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import type { Visitor } from '../../support/visitor.ts';
import type { Call } from '../faults.ts';
import { localPath } from '../people.ts';
import { type ActionCase, newcomer, type Prepared } from './action-case.ts';

type Part = 'shop' | 'place' | 'delivery';

/** What a part is kept in is a cookie: the page alone asks the API. */
const looking: Call = { method: 'GET', path: 'dashboard/user/profile' };

const typed: Record<Part, Record<string, string>> = {
  shop: { type: 'restaurant', title: 'Zarina’s Oven', description: 'Flat breads from a stone oven.' },
  place: {
    ...{ address: 'Lantern Street 12', at: 'Lantern Street 12', phone: '+998 71 200 11 22' },
    ...{ latitude: '41.302819', longitude: '69.192781' },
  },
  delivery: { unit: 'minute', from: '20', to: '40', price: '1.75', perKm: '0', minimum: '10', tax: '8' },
};

/** By which its field is found on the page, where it can be seen. */
const seen: Record<Part, string> = { shop: 'Zarina’s Oven', place: 'Lantern Street 12', delivery: '1.75' };

async function fieldsFor(part: Part, sandbox: Sandbox): Promise<Record<string, string>> {
  if (part !== 'shop') return typed[part];
  const [category] = await sandbox.read<{ id: number }[]>('categories/paginate?type=shop&perPage=1');
  return { ...typed.shop, [`categories.${category?.id}`]: 'on' };
}

async function fillsIn(visitor: Visitor, part: Part, sandbox: Sandbox): Promise<void> {
  const path = `/be-seller?part=${part}`;
  const { text } = await visitor.opens(path);
  const fields = await fieldsFor(part, sandbox);
  await visitor.sendsPost(path, plainPost({ ...fieldsOf(text, 'part'), ...fields, go: 'on' }));
}

function keeps(part: Part): ActionCase {
  return {
    name: `seller-${part}-save`,
    writes: [looking],
    isDraft: true,
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor } = await newcomer(stage);
      const path = localPath(stage.language, `/be-seller?part=${part}`);
      const isKept = async () => (await visitor.copy().opens(path)).text.includes(`value="${seen[part]}"`);
      return {
        ...{ visitor, customer, path, form: 'part' },
        fields: { ...(await fieldsFor(part, stage.ground.sandbox)), go: 'on' },
        typed: [seen[part]],
        times: async () => ((await isKept()) ? 1 : 0),
      };
    },
  };
}

async function applicationsOf({ email }: Customer, sandbox: Sandbox): Promise<number> {
  const all = await sandbox.ask<{ email: string }[]>('GET', '/_sandbox/applications');
  return all.filter(one => one.email === email).length;
}

async function picture(): Promise<File> {
  const { name, mimeType, buffer } = await photo(600);
  return new File([new Uint8Array(buffer)], name, { type: mimeType });
}

export const sellerActions: ActionCase[] = [
  keeps('shop'),
  keeps('place'),
  keeps('delivery'),
  {
    name: 'seller-send',
    writes: [
      { method: 'POST', path: 'dashboard/galleries' },
      { method: 'POST', path: 'dashboard/user/shops' },
    ],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor } = await newcomer(stage);
      const { sandbox } = stage.ground;
      for (const part of ['shop', 'place', 'delivery'] as const) await fillsIn(visitor, part, sandbox);
      return {
        ...{ visitor, customer, path: localPath(stage.language, '/be-seller?part=pictures'), form: 'logo' },
        fields: { logo: await picture(), background: await picture(), go: 'send' },
        typed: [seen.shop],
        // Longer than what nobody has answered may still come (docs/decisions/103).
        settlesIn: 31_000,
        times: () => applicationsOf(customer, sandbox),
      };
    },
  },
];
