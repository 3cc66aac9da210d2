import type { ReactNode } from 'react';
import '@/components/wallet/wallet.css';
import '@/components/wallet/wallet-forms.css';

/** Loads the style sheets of the wallet's pages. */
export default function WalletLayout({ children }: { children: ReactNode }) {
  return children;
}
