import { getTranslations } from 'next-intl/server';
import { FormDetails } from '@/components/forms/form-details.client';
import { OwnForm } from '@/components/forms/own-form';
import { CodeButton } from '@/components/profile/code-button';
import { OwnerCode, ownerContact } from '@/components/profile/owner-code';
import { OwnerPassword } from '@/components/profile/owner-password';
import { Accordion, AccordionTrigger } from '@/components/ui/accordion';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { ownerSchema } from '@/lib/account/form-schema';
import { askDeletion } from '@/lib/account/owner-actions';
import { fieldRules } from '@/lib/forms/field-rules';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { listOpenOrders } from '@/lib/orders/queries';
import { type Confirmation, isProven } from '@/lib/profile/confirmation';
import type { Customer } from '@/lib/session/session';

interface DeleteAccountProps {
  customer: Customer;
  /** The change that is under way, if any. */
  underway: Confirmation | null;
}

/** Says what deleting the account means, verifies its owner, then deletes it. */
export async function DeleteAccount({ customer, underway }: DeleteAccountProps) {
  const isBegun = underway?.change === 'deletion';
  const isCodeSent = isBegun && underway.step === 'identity';
  const proven = isProven(underway, 'deletion');
  if (!proven && !isCodeSent) return <AskProof customer={customer} isOpen={isBegun} />;
  return (
    <Accordion open>
      <DeletionTrigger />
      <div className="account-form py-2">
        <WhatIsDeleted />
        {proven ? (
          <>
            <OpenOrderWarning />
            <DeletionForm />
          </>
        ) : (
          <OwnerCode underway={underway} />
        )}
      </div>
    </Accordion>
  );
}

async function DeletionTrigger() {
  const t = await getTranslations('profile');
  return <AccordionTrigger className="text-paprika-ink">{t('delete')}</AccordionTrigger>;
}

async function WhatIsDeleted() {
  const t = await getTranslations('profile');
  return (
    <>
      <p>{t('deleteWhat')}</p>
      <p className="text-soft">{t('deleteNot')}</p>
    </>
  );
}

async function AskProof({ customer, isOpen }: { customer: Customer; isOpen: boolean }) {
  const [t, auth, rules] = await Promise.all([
    getTranslations('profile'),
    getTranslations('auth'),
    fieldRules(ownerSchema),
  ]);
  const { hasPassword } = customer;
  const to = () => <bdi>{ownerContact(customer)}</bdi>;
  return (
    <OwnForm action={askDeletion} className="stack">
      <FormDetails data-slot="accordion" trigger={<DeletionTrigger />} isOpen={isOpen}>
        <div className="account-form py-2">
          <WhatIsDeleted />
          <p>{hasPassword ? t('deleteFirst') : t.rich('ownerByCode', { to })}</p>
          {hasPassword && <OwnerPassword rule={rules.old_password} />}
          <CodeButton
            isSms={!hasPassword && customer.email === ''}
            words={hasPassword ? t('deleteGoOn') : auth('sendCode')}
            look="quiet"
          />
        </div>
      </FormDetails>
    </OwnForm>
  );
}

/** The marketplace erases open orders too, with what was paid for them. */
async function OpenOrderWarning() {
  const [t, orders, { locale }] = await Promise.all([
    getTranslations('profile'),
    getTranslations('orders'),
    pageMarket(),
  ]);
  const open = await listOpenOrders(locale);
  const isKnown = open.ok && open.value.isPartial !== true;
  const hasOpen = open.ok && open.value.items.length > 0;
  if (isKnown && !hasOpen) return null;
  return (
    <Alert tone="warning">
      <p>{hasOpen ? t('deleteOpenOrder') : t('deleteOrdersUnknown')}</p>
      <Link to="/orders" className="underlined">
        {orders('title')}
      </Link>
    </Alert>
  );
}

/** A whole new document follows, as after signing out, so that nothing of the customer's stays in memory. */
async function DeletionForm() {
  const [t, { locale }] = await Promise.all([getTranslations('profile'), pageMarket()]);
  return (
    <form action="/api/delete-account" method="post" className="account-form">
      <input type="hidden" name="to" value={localizedPath(locale, '/')} />
      <label className="account-check">
        <input type="checkbox" name="sure" value="1" required />
        {t('deleteSure')}
      </label>
      <Button type="submit" look="danger">
        {t('deleteNow')}
      </Button>
    </form>
  );
}
