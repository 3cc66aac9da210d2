'use client';

import { type ReactNode, use } from 'react';
import { FormContext } from '@/components/forms/form-context.client';

interface InCurrencyProps {
  /** An id or "base". */
  currency: string;
  children: ReactNode;
}

/**
 * Fields that ask for an amount of money, and say in which currency: another tab may choose another one before they are
 * sent. Without script the answer to a refused form is the page in that one; what was typed is not repeated there as it
 * is, but as the page has converted it (lib/market/typed-amount.ts).
 */
export function InCurrency({ currency, children }: InCurrencyProps) {
  const form = use(FormContext);
  const isOther = (form.values.currency ?? currency) !== currency;
  return (
    <>
      <input type="hidden" name="currency" value={currency} />
      <FormContext value={isOther ? { ...form, values: {} } : form}>{children}</FormContext>
    </>
  );
}
