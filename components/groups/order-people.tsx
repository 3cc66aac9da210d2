import { getTranslations } from 'next-intl/server';
import '@/components/groups/groups.css';
import { GroupRecordSlip } from '@/components/groups/group-record-slip';
import { readOrderRecord } from '@/lib/groups/order-record';
import type { Order } from '@/lib/orders/schema';

/** Who had what of an order that was made together, on its page and on paper. */
export async function OrderPeople({ order }: { order: Order }) {
  const [t, record] = await Promise.all([getTranslations('group'), readOrderRecord(order)]);
  if (record === null || record.people.length < 2) return null;
  return (
    <section className="column group-order" aria-labelledby="group-order">
      <h2 id="group-order">{t('order.title')}</h2>
      <ul className="group-slips">
        {record.people.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: keys travel to the browser, uuids do not.
          <li key={index} className="group-slip">
            <GroupRecordSlip record={record} person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}
