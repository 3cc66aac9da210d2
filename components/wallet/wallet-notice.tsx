import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';
import { readCustomerId } from '@/lib/session/customer-id';
import { readTold } from '@/lib/wallet/sent-transfers';

/** The notice of the wallet's page. Of money that was sent it names the sum, in the button's currency, and the receiver. */
export async function WalletNotice() {
  const transfer = await readTold(await readCustomerId());
  if (transfer === null) return <Notice />;
  const [t, { locale }] = await Promise.all([getTranslations('wallet.told'), pageMarket()]);
  const style = await getMoneyStyle({ locale, currency: transfer.currency });
  const values = { amount: formatMinor(transfer.minor, style), name: transfer.name };
  return (
    <Notice
      fuller={{
        walletSent: t('walletSent', values),
        walletSentBefore: t('walletSentBefore', values),
        walletEarlierSent: t('walletEarlierSent', values),
      }}
    />
  );
}
