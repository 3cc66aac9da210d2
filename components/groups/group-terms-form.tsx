import { getTranslations } from 'next-intl/server';
import { OwnForm } from '@/components/forms/own-form';
import { GroupTermsFields } from '@/components/groups/group-terms-fields';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { changeTerms } from '@/lib/groups/actions';
import type { Board } from '@/lib/groups/board';

/** The owner's form for the time, the limit, and how fees are shared. */
export async function GroupTermsForm({ board: { terms, shop, market } }: { board: Board }) {
  const t = await getTranslations('group');
  return (
    <div className="reading-page">
      <h1>{t('termsPage')}</h1>
      <Notice />
      <OwnForm action={changeTerms} className="stack">
        <GroupTermsFields terms={terms} shop={shop} market={market} />
        <Button type="submit">{t('termsSave')}</Button>
      </OwnForm>
    </div>
  );
}
