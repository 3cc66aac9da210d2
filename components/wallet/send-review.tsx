import { getTranslations } from 'next-intl/server';
import { OwnForm } from '@/components/forms/own-form';
import { Alert } from '@/components/ui/alert';
import { Button, buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { PersonFace } from '@/components/wallet/person-face';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor, type Money, money } from '@/lib/money';
import { readCustomerId } from '@/lib/session/customer-id';
import { sendMoney } from '@/lib/wallet/actions';
import { amountQuery } from '@/lib/wallet/amount-in-query';
import { receiverFields } from '@/lib/wallet/receiver';
import type { Person } from '@/lib/wallet/schema';
import { lastKeyOf } from '@/lib/wallet/sent-transfers';

interface SendReviewProps {
  search: string;
  person: Person;
  /** Minor units of the balance's currency. */
  amount: number;
  balance: Money;
}

/**
 * The receiver, the amount, and the balance afterwards. The idempotency key lets this page's button send only once;
 * where the same was sent lately, the page says so (lib/wallet/send.ts).
 */
export async function SendReview({ search, person, amount, balance }: SendReviewProps) {
  const sum = { to: person.uuid, minor: amount, currency: balance.currency };
  const [t, style, after] = await Promise.all([
    getTranslations('wallet'),
    getMoneyStyle(),
    readCustomerId().then(customerId => lastKeyOf(customerId, sum)),
  ]);
  const left = balance.minor - amount;
  const written = (minor: number) => formatMinor(minor, style);
  const { receiver, shown } = receiverFields(person);
  const back = `${new URLSearchParams({ search, to: person.uuid })}&${amountQuery(money(amount, balance.currency), 'change')}`;
  return (
    <Card as="section" aria-labelledby="review">
      <div className="wallet-person">
        <PersonFace person={person} />
        <h2 id="review">{t.rich('reviewTitle', { amount: written(amount), name: () => <bdi>{person.name}</bdi> })}</h2>
      </div>
      {after !== '' && left >= 0 && (
        <Alert tone="warning">{t('again', { amount: written(amount), name: person.name })}</Alert>
      )}
      {left < 0 ? (
        <Alert role="status" tone="error">
          <p>{t('short', { amount: written(balance.minor) })}</p>
          <Link
            to={`/wallet/top-up?${amountQuery(money(-left, balance.currency))}`}
            className={buttonClass('quiet', 'justify-self-start')}
          >
            {t('topUp')}
          </Link>
        </Alert>
      ) : (
        <p>{t('left', { amount: written(left) })}</p>
      )}
      <OwnForm action={sendMoney} className="account-form">
        <input type="hidden" name="idempotencyKey" value={crypto.randomUUID()} />
        <input type="hidden" name="after" value={after} />
        <input type="hidden" name="to" value={person.uuid} />
        <input type="hidden" name="receiver" value={receiver} />
        <input type="hidden" name="shown" value={shown} />
        <input type="hidden" name="minor" value={amount} />
        <input type="hidden" name="currency" value={balance.currency} />
        {left >= 0 && <p className="text-small text-soft">{t('noWayBack')}</p>}
        <p className="wallet-doings">
          {left >= 0 && <Button type="submit">{t('sendNow', { amount: written(amount) })}</Button>}
          <Link to={`/wallet/send?${back}`} className={buttonClass('bare')}>
            {t('change')}
          </Link>
        </p>
      </OwnForm>
    </Card>
  );
}
