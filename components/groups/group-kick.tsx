import { getTranslations } from 'next-intl/server';
import { FormDetails } from '@/components/forms/form-details.client';
import { OwnForm } from '@/components/forms/own-form';
import { Button } from '@/components/ui/button';
import { sendMemberOut } from '@/lib/groups/actions';

interface GroupKickProps {
  id: string;
  name: string;
  /** The member has chosen something. */
  hasChosen: boolean;
}

/**
 * Removes a member. Asks for confirmation in place, with and without script, and first says what becomes of their
 * choices.
 */
export async function GroupKick({ id, name, hasChosen }: GroupKickProps) {
  const t = await getTranslations('group');
  return (
    <OwnForm action={sendMemberOut} className="stack">
      <FormDetails
        className="group-confirm"
        trigger={
          <summary className="action-link" aria-label={t('kick', { name })}>
            {t('kickShort')}
          </summary>
        }
      >
        <div className="stack">
          {hasChosen && <p>{t('kickText', { name })}</p>}
          <input type="hidden" name="member" value={id} />
          <Button type="submit" look="danger">
            {t('kick', { name })}
          </Button>
        </div>
      </FormDetails>
    </OwnForm>
  );
}
