import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { OwnForm } from '@/components/forms/own-form';
import { GroupShutYet } from '@/components/groups/group-shut';
import { GroupTermsLine } from '@/components/groups/group-terms-line';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { type GroupFacts, isTooLate } from '@/lib/cart/group/facts';
import { fieldRules } from '@/lib/forms/field-rules';
import { joinByLink } from '@/lib/groups/actions';
import { joinSchema } from '@/lib/groups/form-schema';
import { termsOf } from '@/lib/groups/terms';
import { marketOf, pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { readSession } from '@/lib/session/session';
import type { Shop } from '@/lib/shops/schema';

interface GroupJoinProps {
  shop: Shop;
  cart: string;
  owner: string;
  facts: GroupFacts | null;
}

/** The form to join by an invitation: a first name, and no account. */
export async function GroupJoin({ shop, cart, owner, facts }: GroupJoinProps) {
  const { locale, currency } = await pageMarket();
  const [t, { name }, session, money] = await Promise.all([
    getTranslations('group'),
    fieldRules(joinSchema),
    readSession(),
    // The limit is told as it was typed.
    getMoneyStyle(marketOf(locale, facts?.currency ?? currency)),
  ]);
  const host = facts?.owner ?? '';
  return (
    <div className="reading-page">
      <span className="group-shop">
        <Picture source={shop.logo} alt="" widths={[104, 208]} sizes="72px" />
      </span>
      <h1>{host === '' ? t('join.titleUnknown') : t('join.title', { owner: host })}</h1>
      <Notice />
      <p className="text-lead text-soft">
        {host === '' ? t('join.leadUnknown', { shop: shop.title }) : t('join.lead', { shop: shop.title, owner: host })}
      </p>
      <GroupShutYet shop={shop} />
      {facts !== null && <GroupTermsLine terms={termsOf(facts)} isLate={isTooLate(facts)} money={money} />}
      <OwnForm action={joinByLink} className="stack">
        <input type="hidden" name="shop" value={shop.id} />
        <input type="hidden" name="cart" value={cart} />
        <input type="hidden" name="owner" value={owner} />
        <input type="hidden" name="idempotencyKey" value={crypto.randomUUID()} />
        <Field
          {...name}
          label={t('join.name')}
          hint={t('join.nameHint')}
          value={session?.customer.firstName ?? ''}
          autoComplete="given-name"
          dir="auto"
        />
        <Button type="submit">{t('join.join')}</Button>
      </OwnForm>
      <p className="text-small text-soft" data-when="cart">
        {t('join.aside')}
      </p>
    </div>
  );
}
