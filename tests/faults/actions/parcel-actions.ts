/** What the API's second revision alone has: a parcel is sent and cancelled. */
import type { Customer } from '../../support/customers.ts';
import { fieldsOf, plainPost } from '../../support/plain-form.ts';
import { localPath, signedIn } from '../people.ts';
import { type ActionCase, formWithButton, type Prepared, type Stage } from './action-case.ts';

const sending = 'dashboard/user/parcel-orders';

interface WireParcel {
  id: number;
  status: string;
}

async function sender({ ground }: Stage) {
  const customer = await ground.customers.create();
  return { customer, visitor: await signedIn(await ground.servers.secondSite(), customer) };
}

async function cash({ ground }: Stage): Promise<number> {
  const ways = await ground.sandbox.read<{ id: number; tag: string }[]>('payments');
  return ways.find(({ tag }) => tag === 'cash')?.id ?? 0;
}

async function parcelsOf(customer: Customer): Promise<WireParcel[]> {
  return customer.asks<WireParcel[]>('GET', sending);
}

/** One of the form's two doors. */
function door(end: 'from' | 'to', latitude: number) {
  const there = { Text: '128 Lantern Street', Latitude: String(latitude), Longitude: '69.25', Name: 'Zarina' };
  const fields = Object.entries({ ...there, Phone: '998901234567' }).map(([part, value]) => [`${end}${part}`, value]);
  return { [end]: 'picked', ...Object.fromEntries(fields) };
}

export const parcelActions: ActionCase[] = [
  {
    name: 'parcel-send',
    writes: [{ method: 'POST', path: sending }],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor } = await sender(stage);
      const form = localPath(stage.language, '/parcels/new');
      const { text } = await visitor.opens(form);
      const filled = { ...fieldsOf(text, 'size'), size: '1', ...door('from', 41.31), ...door('to', 41.32) };
      await visitor.posts(form, plainPost(filled));
      return {
        ...{ visitor, customer, path: `${form}?review=1`, form: 'fingerprint' },
        fields: { payment: String(await cash(stage)) },
        // Longer than what nobody has answered may still come (docs/decisions/087).
        settlesIn: 31_000,
        times: async () => (await parcelsOf(customer)).length,
      };
    },
  },
  {
    name: 'parcel-cancel',
    writes: [{ method: 'POST', path: `${sending}/*/status/change` }],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor } = await sender(stage);
      const place = (latitude: number) => ({ latitude, longitude: 69.25, address: '128 Lantern Street' });
      const { id } = await customer.asks<WireParcel>('POST', sending, {
        ...{ currency_id: 1, type_id: 1, address_from: place(41.31), address_to: place(41.32) },
        ...{ phone_from: '998901234567', username_from: 'Zarina', phone_to: '998901234568', username_to: 'Jan' },
        delivery_time: '23:30',
      });
      return {
        // Not paid, so that nobody accepts it meanwhile.
        ...{ visitor, customer, path: localPath(stage.language, `/parcels/${id}`) },
        form: formWithButton(stage, 'orders.cancelYes'),
        times: async () => (await parcelsOf(customer)).filter(({ status }) => status === 'canceled').length,
      };
    },
  },
];
