import { getTranslations } from 'next-intl/server';
import { RowHead } from '@/components/home/row-head';

/**
 * The shops that the customer has ordered from before. A kept page contains only an empty row; where script runs,
 * own-orders.client.tsx fills it, or removes it for a customer without orders. It is one row at every width, whose height
 * is known beforehand: a second one would push down what is below it. For a customer of whom this browser knows that
 * there is none (lib/session/me.ts) it has no height from the first paint on. Without script its link leads to the past
 * orders.
 */
export async function AgainRow() {
  const [t, orders, errors] = await Promise.all([
    getTranslations('home'),
    getTranslations('orders'),
    getTranslations('errors'),
  ]);
  return (
    <section className="column in-data-none:hidden" aria-labelledby="again-title" data-when="signed">
      <RowHead id="again-title" title={t('again')} to="/orders?past=1" more={t('seeAll')} />
      <ul
        id="again"
        className="home-row home-tiles needs-script empty:flex empty:before:flex-1 empty:before:rounded-card empty:before:bg-shade lg:auto-cols-[minmax(19rem,24rem)] lg:grid-flow-col lg:grid-cols-none"
        data-again={orders('again')}
        data-offline={errors('noConnection')}
      />
    </section>
  );
}
