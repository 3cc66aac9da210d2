import { getTranslations } from 'next-intl/server';
import { FindForm } from '@/components/forms/find-form';

/** The field that searches all orders; `words` were searched for, to be corrected. */
export async function FindOrders({ words = '' }: { words?: string }) {
  const [t, s] = await Promise.all([getTranslations('orders'), getTranslations('search')]);
  return <FindForm to="/orders" label={t('find')} submit={s('submit')} words={words} className="mt-2" />;
}
