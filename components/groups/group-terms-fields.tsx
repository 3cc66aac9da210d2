import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { InCurrency } from '@/components/forms/in-currency.client';
import { RadioGroup } from '@/components/forms/radio-group.client';
import type { GroupTerms } from '@/lib/cart/group/facts';
import { readUnsent } from '@/lib/forms/unsent';
import { readUnsentAmount } from '@/lib/forms/unsent-amount';
import type { Market } from '@/lib/market/market';
import { getClock, getMoneyStyle } from '@/lib/market/queries';
import { clockTime, wallTime } from '@/lib/time';

interface GroupTermsFieldsProps {
  terms: GroupTerms;
  shop: string;
  market: Market;
}

/** `terms`: as they are kept, or as they were typed before the session ended. */
export async function GroupTermsFields({ terms, shop, market }: GroupTermsFieldsProps) {
  const [t, clock, { symbol }, unsent, limit] = await Promise.all([
    getTranslations('group'),
    getClock(market.locale),
    getMoneyStyle(market),
    readUnsent(),
    readUnsentAmount('limit', market),
  ]);
  const until = terms.until === null || clock.isUnknown ? '' : clockTime(wallTime(clock, terms.until).minutes);
  return (
    <>
      <Field
        name="until"
        type="time"
        label={t('termsUntil')}
        hint={t('termsUntilHint', { shop })}
        value={unsent.until ?? until}
      />
      <InCurrency currency={market.currency}>
        <Field
          name="limit"
          inputMode="decimal"
          dir="ltr"
          maxLength={12}
          label={t('termsLimit', { symbol })}
          hint={t('termsLimitHint')}
          value={limit ?? (terms.limit === null ? '' : String(terms.limit / 100))}
        />
      </InCurrency>
      <RadioGroup
        name="sharing"
        label={t('termsSharing')}
        value={unsent.sharing ?? terms.sharing}
        choices={[
          { value: 'value', label: t('termsByValue') },
          { value: 'equal', label: t('termsEqually') },
        ]}
        className="group-sharing"
      />
    </>
  );
}
