import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Board } from '@/lib/groups/board';
import { listFormat } from '@/lib/i18n/formats';
import { isolated } from '@/lib/i18n/isolated';
import { languageTag } from '@/lib/i18n/locales';

/**
 * Who is still choosing, in one sentence that is read out when it changes; the owner is not named to themselves, because
 * they order when it suits them. Nothing where members have not said that they are done, and may no longer choose: that
 * the time is up stands below.
 */
export async function GroupState({ board: { people, market, isLate } }: { board: Board }) {
  const t = await getTranslations('group');
  const waiting = people.filter(({ isChoosing, isOwner, isMe }) => isChoosing && !(isOwner && isMe));
  const names = listFormat(languageTag(market.locale)).format(waiting.map(({ name }) => isolated(name || t('host'))));
  const isAlone = people.length < 2;
  if (isLate && waiting.length > 0) return null;
  const done = people.some(({ isChoosing }) => isChoosing) ? t('othersDone') : t('allDone');
  return (
    <p className="group-state" role="status" data-done={(!isAlone && waiting.length === 0) || undefined}>
      <Icon name={isAlone ? 'share' : waiting.length === 0 ? 'check' : 'clock'} />
      {isAlone ? t('alone') : waiting.length === 0 ? done : t('waitingFor', { names })}
    </p>
  );
}
