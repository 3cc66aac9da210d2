import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import type { Money } from '@/lib/money';

/** Leads to the wallet, with its balance where the API tells it. */
export async function WalletLink({ balance }: { balance: Money | null }) {
  const t = await getTranslations('account');
  return (
    <Card className="relative">
      {/* In larger text the amount has a line of its own. */}
      <p className="flex flex-wrap items-center gap-3">
        <Icon name="wallet" />
        <Link to="/wallet" className="covering font-semibold">
          {t('wallet')}
        </Link>
        <span className="ms-auto flex items-center gap-3">
          {balance !== null && <Price of={balance} />}
          <Icon name="chevron" className="flip size-5 text-soft" />
        </span>
      </p>
    </Card>
  );
}
