import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { problemWords } from '@/lib/checkout/problem-words';
import type { Problem } from '@/lib/checkout/problems';
import { pageMarket } from '@/lib/market/market';

/** Why this cannot be ordered as it is, and the way to what would help. */
export async function Obstacles({ problems, state }: { problems: Problem[]; state: CheckoutState }) {
  const [t, words] = await Promise.all([getTranslations('checkout'), problemWords(state, await pageMarket())]);
  const isInCart = problems.some(({ key }) => key === 'lines' || key === 'minimum');
  return (
    <div role="status" className="checkout-answer">
      {problems.map(problem => (
        <p key={problem.key}>{words(problem)}</p>
      ))}
      {isInCart && (
        <Link to="/cart" className={buttonClass('quiet')}>
          {t('editCart')}
        </Link>
      )}
    </div>
  );
}
