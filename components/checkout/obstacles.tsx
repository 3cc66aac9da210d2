import { getTranslations } from 'next-intl/server';
import { Unsaid } from '@/components/checkout/unsaid.client';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { groupPath } from '@/lib/cart/group/membership';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { problemErrors } from '@/lib/checkout/problem-errors';
import type { Problem } from '@/lib/checkout/problems';
import { errorSentences } from '@/lib/forms/error-sentences';
import { pageMarket } from '@/lib/market/market';
import { shopPath } from '@/lib/shops/paths';

/** What every order needs, and nobody has done wrong: said like the rest of the form, not as a fault. */
const nextSteps: Problem['key'][] = ['noAddress', 'minimum'];

/** Explains why this cannot be ordered as it is, and links to what would help. */
export async function Obstacles({ problems, state }: { problems: Problem[]; state: CheckoutState }) {
  const [t, cart, group, say, asError] = await Promise.all([
    getTranslations('checkout'),
    getTranslations('cart'),
    getTranslations('group.cart'),
    errorSentences(),
    problemErrors(state, await pageMarket()),
  ]);
  const keys = problems.map(({ key }) => key);
  return (
    <Alert tone={keys.every(key => nextSteps.includes(key)) ? 'info' : 'error'} className="not-has-[p]:contents">
      {problems.map(problem => (
        <Unsaid key={problem.key}>{say(asError(problem))}</Unsaid>
      ))}
      {keys.includes('lines') && (
        // The owner's cart has their own lines alone; the group's page says whose cannot be had.
        <Link
          to={state.cart.group === undefined ? '/cart' : groupPath(state.cart.shop.id)}
          className={buttonClass('quiet')}
        >
          {state.cart.group === undefined ? t('editCart') : group('toGroup')}
        </Link>
      )}
      {keys.includes('minimum') && !keys.includes('lines') && (
        <Link to={shopPath(state.cart.shop)} className={buttonClass('quiet')}>
          {cart('more', { shop: state.cart.shop.title })}
        </Link>
      )}
    </Alert>
  );
}
