import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { problemWords } from '@/lib/checkout/problem-words';
import type { Problem } from '@/lib/checkout/problems';
import { pageMarket } from '@/lib/market/market';

/** Why this cannot be ordered as it is, and the way to what would help. */
export async function Obstacles({ problems, situation }: { problems: Problem[]; situation: CheckoutState }) {
  const [t, words] = await Promise.all([getTranslations('checkout'), problemWords(situation, await pageMarket())]);
  const isInCart = problems.some(({ key }) => key === 'lines' || key === 'minimum');
  return (
    <Alert role="status" tone="error">
      {problems.map(problem => (
        <p key={problem.key}>{words(problem)}</p>
      ))}
      {isInCart && (
        <Link to="/cart" className={buttonClass('quiet')}>
          {t('editCart')}
        </Link>
      )}
    </Alert>
  );
}
