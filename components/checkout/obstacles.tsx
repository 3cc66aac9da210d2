import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { problemErrors } from '@/lib/checkout/problem-errors';
import type { Problem } from '@/lib/checkout/problems';
import { errorSentences } from '@/lib/forms/error-sentences';
import { pageMarket } from '@/lib/market/market';

/** Explains why this cannot be ordered as it is, and links to what would help. */
export async function Obstacles({ problems, state }: { problems: Problem[]; state: CheckoutState }) {
  const [t, say, asError] = await Promise.all([
    getTranslations('checkout'),
    errorSentences(),
    problemErrors(state, await pageMarket()),
  ]);
  const isInCart = problems.some(({ key }) => key === 'lines' || key === 'minimum');
  return (
    <Alert tone="error">
      {problems.map(problem => (
        <p key={problem.key}>{say(asError(problem))}</p>
      ))}
      {isInCart && (
        <Link to="/cart" className={buttonClass('quiet')}>
          {t('editCart')}
        </Link>
      )}
    </Alert>
  );
}
