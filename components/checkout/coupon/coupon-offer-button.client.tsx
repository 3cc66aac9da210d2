'use client';

import type { MouseEvent, ReactNode } from 'react';

/**
 * Sends a code of the shop in place of what is in the field, and writes it there where script runs. The code leaves the
 * list once it counts, so the focus moves to the field's own button.
 */
export function CouponOfferButton({ code, children }: { code: string; children: ReactNode }) {
  const fillIn = ({ currentTarget: { form, value } }: MouseEvent<HTMLButtonElement>) => {
    const field = form?.elements.namedItem('coupon');
    if (field instanceof HTMLInputElement) field.value = value;
    form?.querySelector<HTMLButtonElement>('button[value=coupon]')?.focus({ preventScroll: true });
  };
  return (
    <button type="submit" name="offeredCoupon" value={code} onClick={fillIn} className="option-box w-full text-start">
      {children}
    </button>
  );
}
