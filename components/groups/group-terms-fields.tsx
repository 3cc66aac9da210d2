import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { InCurrency } from '@/components/forms/in-currency.client';
import { RadioGroup } from '@/components/forms/radio-group.client';
import type { GroupTerms } from '@/lib/cart/group/facts';
import { readUnsent } from '@/lib/forms/unsent';
import { readUnsentAmount } from '@/lib/forms/unsent-amount';
import { languageTag } from '@/lib/i18n/locales';
import type { Market } from '@/lib/market/market';
import { getClock, getMoneyStyle } from '@/lib/market/queries';
import type { OpenState } from '@/lib/shops/opening/hours';
import { openWords } from '@/lib/shops/opening/open-words';
import { clockTime, wallTime } from '@/lib/time';

interface GroupTermsFieldsProps {
  terms: GroupTerms;
  shop: { title: string; open: OpenState };
  market: Market;
}

/** `terms`: as they are kept, or as they were typed before the session ended. */
export async function GroupTermsFields({ terms, shop, market }: GroupTermsFieldsProps) {
  const [t, common, card, clock, { symbol }, unsent, limit] = await Promise.all([
    getTranslations('group'),
    getTranslations('common'),
    getTranslations('card'),
    getClock(market.locale),
    getMoneyStyle(market),
    readUnsent(),
    readUnsentAmount('limit', market),
  ]);
  const until = terms.until === null || clock.isUnknown ? '' : clockTime(wallTime(clock, terms.until).minutes);
  const hint = t('termsUntilHint', { shop: shop.title });
  const { text, isOpen } = openWords(shop.open, card, languageTag(market.locale));
  return (
    <>
      <Field
        name="until"
        type="time"
        label={t('termsUntil')}
        // Who lets others choose for longer than that can order for a later time alone.
        hint={isOpen && text !== '' ? common('sentences', { first: text, second: hint }) : hint}
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
