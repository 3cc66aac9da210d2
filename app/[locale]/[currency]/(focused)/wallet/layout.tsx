import type { ReactNode } from 'react';
import '@/components/wallet/wallet.css';
import '@/components/wallet/wallet-forms.css';

/** Brings the sheets of the wallet's pages. */
export default function WalletLayout({ children }: { children: ReactNode }) {
  return children;
}
