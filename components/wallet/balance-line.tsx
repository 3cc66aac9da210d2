import { getTranslations } from 'next-intl/server';
import { Price } from '@/components/ui/price';
import type { Money } from '@/lib/money';

/** The balance in one line; null for an account without a wallet. */
export async function BalanceLine({ balance }: { balance: Money | null }) {
  const t = await getTranslations('wallet');
  if (balance === null) return <p>{t('none')}</p>;
  return (
    <p>
      {t('balance')}: <Price of={balance} className="font-semibold" />
    </p>
  );
}
