import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { InCurrency } from '@/components/forms/in-currency.client';
import { OwnForm } from '@/components/forms/own-form';
import { Button, buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { PersonFace } from '@/components/wallet/person-face';
import { fieldRules } from '@/lib/forms/field-rules';
import { readUnsent } from '@/lib/forms/unsent';
import { readUnsentAmount } from '@/lib/forms/unsent-amount';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { reviewSending } from '@/lib/wallet/actions';
import { amountText } from '@/lib/wallet/amounts';
import { transferSchema } from '@/lib/wallet/form-schema';
import type { Person } from '@/lib/wallet/schema';

interface SendAmountProps {
  search: string;
  person: Person;
  /** The amount that was typed before, in minor units. */
  change: number | null;
}

/** Asks for the amount. Nothing is sent yet. */
export async function SendAmount({ search, person, change }: SendAmountProps) {
  const market = await pageMarket();
  const [t, rules, style, typed, unsent] = await Promise.all([
    getTranslations('wallet'),
    fieldRules(transferSchema),
    getMoneyStyle(),
    readUnsent(),
    readUnsentAmount('amount', market),
  ]);
  const query = new URLSearchParams({ search });
  return (
    <Card as="section" aria-labelledby="receiver">
      <div className="wallet-person">
        <PersonFace person={person} />
        <h2 id="receiver">{t.rich('sendTo', { name: () => <bdi>{person.name}</bdi> })}</h2>
      </div>
      <OwnForm action={reviewSending} typed={typed} className="account-form">
        <input type="hidden" name="search" value={search} />
        <input type="hidden" name="to" value={person.uuid} />
        <InCurrency currency={market.currency}>
          <Field
            {...rules.amount}
            label={t('ownIn', { currency: style.symbol })}
            value={unsent ?? (change === null ? '' : amountText(change))}
            inputMode="decimal"
            autoComplete="off"
            className="max-w-48"
          />
        </InCurrency>
        <p className="wallet-doings">
          <Button type="submit">{t('review')}</Button>
          <Link to={`/wallet/send?${query}`} className={buttonClass('bare')}>
            {t('somebodyElse')}
          </Link>
        </p>
      </OwnForm>
    </Card>
  );
}
