import { getTranslations } from 'next-intl/server';
import { PageForm } from '@/components/forms/page-form.client';
import { GroupRecordSlip } from '@/components/groups/group-record-slip';
import { Button } from '@/components/ui/button';
import { EmptyState, EmptyStateMark } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { countUnits } from '@/lib/cart/basket/basket-lines';
import { goOn } from '@/lib/groups/actions';
import type { GroupEnd } from '@/lib/groups/group-state';

const marks = { kicked: 'basket', left: 'basket', cancelled: 'basket', ordered: 'bike', over: 'clock' } as const;

/** Tells kindly how the group ended, what the participant's share was, and what becomes of their choices. */
export async function GroupEnded({ end }: { end: GroupEnd }) {
  const [t, errors] = await Promise.all([getTranslations('group'), getTranslations('errors')]);
  const { why, chosen, record, participant } = end;
  const owner = end.owner || t('host');
  const own = record?.people.find(({ uuid }) => uuid === participant.uuid);
  const count = countUnits(chosen);
  const lead = leadOf(why, own !== undefined);
  return (
    <div className="reading-page">
      <Notice />
      <EmptyState>
        <EmptyStateMark name={marks[why]} />
        <h1>{t(`ended.${why}`, { owner })}</h1>
        {lead !== null && <p>{t(`ended.${lead}`)}</p>}
        {count > 0 && <p>{t('ended.notLost')}</p>}
        <PageForm action={goOn} offline={errors('noConnection')}>
          <Button type="submit">{count > 0 ? t('ended.keep', { count }) : t('ended.goOn')}</Button>
        </PageForm>
      </EmptyState>
      {record !== null && own !== undefined && (
        <div className="mx-auto w-full max-w-receipt">
          <GroupRecordSlip record={record} person={own} />
        </div>
      )}
    </div>
  );
}

/** Null where the title says it all. `hasPart`: something in the order is the participant's. */
function leadOf(why: GroupEnd['why'], hasPart: boolean) {
  if (why === 'left') return null;
  return why === 'ordered' && !hasPart ? 'orderedNone' : (`${why}Lead` as const);
}
