import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-name';
import { Link } from '@/components/ui/link';
import type { WalletWords } from '@/components/wallet/wallet-words';
import { formatMinor, type MoneyStyle } from '@/lib/money';
import type { MoveKind } from '@/lib/wallet/moves';
import type { WalletMove } from '@/lib/wallet/schema';

interface MoveRowProps {
  move: WalletMove;
  words: WalletWords;
  style: MoneyStyle;
}

/** One move: what it was, when, its status if it is not done, and the amount with its sign. */
export function MoveRow({ move, words, style }: MoveRowProps) {
  const { t } = words;
  const { kind, orderId, sender, status, at, note, sign, amount } = move;
  // Only the note says what a withdrawal was for.
  const isNoted = kind === 'out' && note !== '';
  const known =
    kind === 'parcel' ? words.parcel(orderId) : t(`kind.${kind}`, { order: orderId, name: sender || t('somebody') });
  const title = isNoted ? note : known;
  const isOff = status === 'rejected' || status === 'canceled';
  const sum = (
    <bdi className="tabular whitespace-nowrap">{signed(formatMinor(amount.minor * (sign || 1), style), sign)}</bdi>
  );
  return (
    <li data-sign={isOff ? undefined : sign}>
      <Icon name={icons[kind]} className={`wallet-mark ${kind === 'out' ? 'flip' : ''}`} />
      <div>
        <p>
          {orderId === '' ? (
            <bdi>{title}</bdi>
          ) : (
            <Link to={`/${kind === 'parcel' ? 'parcels' : 'orders'}/${orderId}`}>{title}</Link>
          )}
        </p>
        <p className="text-small text-soft">
          {at !== null && <time dateTime={new Date(at).toISOString()}>{words.moment(at)}</time>}
          {note !== '' && !isNoted && <bdi>{note}</bdi>}
        </p>
        {status !== 'paid' && status !== '' && <Badge {...(!isOff && { tone: 'late' })}>{words.status(status)}</Badge>}
      </div>
      <p className="wallet-amount">{isOff ? <s>{sum}</s> : sum}</p>
    </li>
  );
}

/** A minus is written by the amount itself. */
function signed(amount: string, sign: number): string {
  return sign > 0 ? `+${amount}` : amount;
}

const icons: Record<MoveKind, IconName> = {
  paid: 'receipt',
  returned: 'refresh',
  cashback: 'percent',
  cashbackTaken: 'percent',
  topUp: 'plus',
  received: 'gift',
  out: 'arrow-forward',
  referral: 'share',
  referralTaken: 'share',
  parcel: 'bike',
  other: 'wallet',
};
