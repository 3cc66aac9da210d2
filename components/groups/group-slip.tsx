import { getTranslations } from 'next-intl/server';
import { GroupKick } from '@/components/groups/group-kick';
import { GroupLines } from '@/components/groups/group-lines';
import { Receipt } from '@/components/receipt/receipt';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { Board, BoardPerson } from '@/lib/groups/board';
import { type Money, type MoneyStyle, money as of } from '@/lib/money';

interface GroupSlipProps {
  person: BoardPerson;
  board: Board;
  money: MoneyStyle;
}

/** One participant's slip: their choices, whether they are done, and their full share. */
export async function GroupSlip({ person, board, money }: GroupSlipProps) {
  const { role, market, isLate, isPlaced } = board;
  const [t, receipt] = await Promise.all([getTranslations('group'), getTranslations('receipt')]);
  const { isOwner, isMe, isChoosing, lines, goods, share } = person;
  const name = person.name || t('host');
  const amount = (minor: number): Money => of(minor, market.currency);
  const goodsRow = { key: 'goods', label: receipt('goods'), amount: amount(goods) };
  const feesRow = {
    key: 'fees',
    label: t('feesOf'),
    ask: t('feesOf'),
    reason: t('feesOfReason'),
    amount: amount((share ?? goods) - goods),
  };
  // A participant without choices has no share, wherever the order is delivered to.
  const soFarReason = lines.length > 0 && !isPlaced ? t('soFarReason') : undefined;
  const mayChoose = isOwner || !isLate;
  return (
    <li className="group-slip" data-me={isMe || undefined}>
      <Receipt
        label={t('slipOf', { name })}
        money={money}
        rows={share === null ? [] : [goodsRow, feesRow]}
        total={
          share === null
            ? { key: 'so-far', label: t('soFar'), reason: soFarReason, amount: amount(goods) }
            : { key: 'share', label: t('share'), amount: amount(share) }
        }
        head={
          <>
            <h2 className="group-name">
              <bdi>{name}</bdi>
              {isMe && <small>({t('you')})</small>}
              {isOwner && <Badge>{t('hostBadge')}</Badge>}
              {(mayChoose || !isChoosing) && (
                <Badge tone={isChoosing ? 'late' : 'good'} className="ms-auto">
                  <Icon name={isChoosing ? 'clock' : 'check'} className="size-4" />
                  {t(isChoosing ? 'choosing' : 'done')}
                </Badge>
              )}
            </h2>
            {lines.length === 0 ? <p className="text-soft">{t('nothingYet')}</p> : <GroupLines {...{ lines, money }} />}
          </>
        }
      >
        {role === 'owner' && !isOwner && <GroupKick id={person.id} name={name} hasChosen={lines.length > 0} />}
      </Receipt>
    </li>
  );
}
