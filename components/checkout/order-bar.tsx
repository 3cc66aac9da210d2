import { getTranslations } from 'next-intl/server';
import { FormAnswer } from '@/components/checkout/form-answer.client';
import { Obstacles } from '@/components/checkout/obstacles';
import { OrderButton } from '@/components/checkout/order-button.client';
import { placeOf } from '@/components/checkout/place-of';
import type { StepProps } from '@/components/checkout/steps';
import { momentWords } from '@/components/checkout/time-words';
import { buttonClass } from '@/components/ui/button';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { obstaclesOf } from '@/lib/checkout/problems';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';

/** The button that orders, with the obstacles above it. Always visible on phones. */
export async function OrderBar({ state, needed }: StepProps) {
  const t = await getTranslations('checkout');
  const { session } = state;
  const obstacles = obstaclesOf(state);
  const isBlocked = obstacles.length > 0;
  return (
    <div className="checkout-bar grid gap-2">
      <FormAnswer missing={[1, 2, 3, 4, 5, 6].map(count => t('summary', { count }))} />
      {/* In the document before it has content, so that screen readers announce obstacles that a choice brings up. */}
      <div role="status" className="grid empty:sr-only">
        {isBlocked && <Obstacles problems={obstacles} state={state} />}
      </div>
      {!isBlocked && <StillNeeded needed={needed} />}
      <noscript>
        <CouponRefusal state={state} />
      </noscript>
      {!isBlocked && <Order state={state} />}
      <div className="flex flex-wrap gap-2 *:grow not-has-[button]:hidden">
        {session === null && <GuestWay isBlocked={isBlocked} />}
        {isBlocked ? (
          <Update>{t('checkAgain')}</Update>
        ) : (
          <noscript>
            <Update>{t('update')}</Update>
          </noscript>
        )}
      </div>
    </div>
  );
}

/** Where script runs, changes are sent at once; an obstacle may also disappear without any change. */
function Update({ children }: { children: string }) {
  return (
    <p className="checkout-update">
      <button type="submit" name="intent" value="update" className={buttonClass('quiet', 'w-full px-3')}>
        {children}
      </button>
    </p>
  );
}

/** Links to the steps that need something of the customer. */
async function StillNeeded({ needed }: Pick<StepProps, 'needed'>) {
  const t = await getTranslations('checkout');
  if (needed.size === 0) return null;
  return (
    <p className="cluster text-small">
      {t('stillNeeded')}
      {[...needed].map(step => (
        <a key={step} href={`#${step}`} className="reach underlined font-semibold text-fig">
          {t(step)}
        </a>
      ))}
    </p>
  );
}

/** Without script the answer to a code is a new page, and its field is far below the top of that. */
async function CouponRefusal({ state: { coupon } }: { state: CheckoutState }) {
  const t = await getTranslations('checkout');
  if (coupon === 'none' || coupon === 'good') return null;
  return (
    <p className="text-small text-paprika-ink">
      {t(`couponState.${coupon}`)}{' '}
      <a href="#extras" className="reach underlined font-semibold text-fig">
        {t('edit')}
      </a>
    </p>
  );
}

async function Order({ state }: { state: CheckoutState }) {
  const [t, style, { locale }] = await Promise.all([getTranslations('checkout'), getMoneyStyle(), pageMarket()]);
  const { cart, draft, totals, session, when } = state;
  const total = formatMinor((totals?.total ?? cart.goods).minor, style);
  const time = momentWords(when, t, languageTag(locale));
  const where = t(draft.fulfilment === 'pickup' ? 'pickupAt' : 'to', { place: placeOf(state), time });
  return (
    <OrderButton amount={t(session === null ? 'orderGuest' : 'order', { total })} where={where} busy={t('updating')} />
  );
}

/**
 * A guest signs in or registers from here, and finds the checkout as it was. A new account removes no obstacle, but an
 * account may have an address; who can order signs in by the order button.
 */
async function GuestWay({ isBlocked }: { isBlocked: boolean }) {
  const [t, auth] = await Promise.all([getTranslations('checkout'), getTranslations('auth')]);
  return (
    <p className="contents">
      <button
        type="submit"
        name="intent"
        value={isBlocked ? 'login' : 'register'}
        className={buttonClass('quiet', 'grow px-3')}
      >
        {isBlocked ? auth('login') : t('register')}
      </button>
    </p>
  );
}
