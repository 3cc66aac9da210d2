/** Writes the wallet's balance beside the wallet's links in the menu, where kept pages leave room for it. */
import { formatMinor, type MoneyStyle } from '@/lib/money';

export type Balance = { minor: number } & Omit<MoneyStyle, 'language'>;

/** `undefined`: not known yet. `null`: no wallet, or signed out, so that an amount shown before is removed. */
export function paintBalance(wallet: Balance | null | undefined): void {
  if (wallet === undefined) return;
  const { lang } = document.documentElement;
  const amount = wallet === null ? '' : formatMinor(wallet.minor, { ...wallet, language: lang });
  for (const place of document.querySelectorAll('[data-balance]')) place.textContent = amount;
}
