import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

const steps = [
  { word: 'address', to: '/address' },
  { word: 'choose', to: '/restaurants' },
  { word: 'account', to: '/register' },
] as const;

/** What a newcomer does first, each step a link to its page. */
export async function FirstSteps() {
  const t = await getTranslations('welcome');
  return (
    <section className="stack" aria-labelledby="first">
      <h2 id="first">{t('first')}</h2>
      <ol className="joining-steps">
        {steps.map(({ word, to }) => (
          <li key={word}>
            <Link to={to} className="reach underlined font-semibold text-fig">
              {t(word)}
            </Link>
            <p className="text-small text-soft">{t(`${word}Why`)}</p>
          </li>
        ))}
      </ol>
      <Link to="/" className={buttonClass('main', 'w-full')}>
        {t('eat')}
      </Link>
    </section>
  );
}
