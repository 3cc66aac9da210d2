import { getTranslations } from 'next-intl/server';
import { RowHead } from '@/components/home/row-head';
import { Icon } from '@/components/ui/icon';

const promises = [
  { key: 'promise1', icon: 'receipt' },
  { key: 'promise2', icon: 'basket' },
  { key: 'promise3', icon: 'globe' },
  { key: 'promise4', icon: 'info' },
] as const;

/** The promises that customers can hold us to (docs/behaviour.md 10). */
export async function Promises() {
  const t = await getTranslations('home');
  return (
    <section className="column">
      <RowHead title={t('promises')} />
      <ul className="home-promises">
        {promises.map(({ key, icon }) => (
          <li key={key}>
            <Icon name={icon} className="size-6" />
            {t(key)}
          </li>
        ))}
      </ul>
    </section>
  );
}
