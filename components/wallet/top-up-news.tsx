import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LookAgain } from '@/components/checkout/payment/look-again';
import { OwnForm } from '@/components/forms/own-form';
import { Alert, type AlertTone } from '@/components/ui/alert';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';
import { readSession } from '@/lib/session/session';
import { payOn } from '@/lib/wallet/actions';
import { openTopUp } from '@/lib/wallet/open-top-up';
import { topUpState } from '@/lib/wallet/top-up-state';

/**
 * The state of the top-up that the customer is paying at a payment provider. While nobody knows whether it was paid, a
 * customer who has paid must not pay again, so the link leads to the same payment. `look`: see WalletPage.
 */
export async function TopUpNews({ look }: { look: number | null }) {
  const [session, { locale }] = await Promise.all([readSession(), pageMarket()]);
  const open = session === null ? null : await openTopUp.read(session.customer.id);
  if (open === null) return null;
  const [t, style, found] = await Promise.all([
    getTranslations('wallet'),
    getMoneyStyle({ locale, currency: open.currency }),
    topUpState(open, locale),
  ]);
  const state = found.ok ? found.value : 'awaited';
  const isLooking = look !== null && state === 'awaited';
  // A finished top-up is announced once, to the customer who comes back from the payment provider.
  if (look === null && (state === 'arrived' || state === 'canceled')) return null;
  const amount = formatMinor(open.minor, style);
  return (
    <Alert role="status" tone={tones[state]}>
      {isLooking && <LookAgain look={look} />}
      <p>{t(`topUpState.${state}`, { amount })}</p>
      <Ways>
        {isLooking && (
          <a href="?back=1" className={buttonClass('quiet')} data-hard>
            {t('look')}
          </a>
        )}
        {(state === 'awaited' || state === 'failed') && (
          <OwnForm action={payOn}>
            <Button type="submit" look="quiet">
              {t(state === 'failed' ? 'tryAgain' : 'payOn')}
            </Button>
          </OwnForm>
        )}
        {state === 'canceled' && (
          <Link to="/wallet/top-up" className={buttonClass('quiet')}>
            {t('topUp')}
          </Link>
        )}
      </Ways>
    </Alert>
  );
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>;
}

const tones = { arrived: 'success', failed: 'error', canceled: 'info', awaited: 'warning' } satisfies Record<
  string,
  AlertTone
>;
