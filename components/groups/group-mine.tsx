import { getTranslations } from 'next-intl/server';
import { FormDetails } from '@/components/forms/form-details.client';
import { OwnForm } from '@/components/forms/own-form';
import { AccordionTrigger } from '@/components/ui/accordion';
import { Alert } from '@/components/ui/alert';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { cancelTheGroup, leaveTheGroup, sayDone } from '@/lib/groups/actions';
import type { Board } from '@/lib/groups/board';
import { shopPath } from '@/lib/shops/paths';

/** The visitor's own actions in the group: choose, be done, order for everybody, leave or end it. */
export async function GroupMine({ board }: { board: Board }) {
  const t = await getTranslations('group');
  const { role, people, shop, isLate } = board;
  const isOwner = role === 'owner';
  const me = people.find(({ isMe }) => isMe);
  const canOrder = people.some(({ lines }) => lines.length > 0);
  const isStuck = isLate && !isOwner;
  return (
    <section className="group-mine">
      {isStuck && <Alert tone="warning">{t('late')}</Alert>}
      {isOwner && canOrder && (
        <>
          <Link to="/checkout" className={buttonClass('main', 'w-full')}>
            {t('checkout')}
          </Link>
          <p className="text-small text-soft">{t(isLate ? 'start.three' : 'checkoutHint')}</p>
        </>
      )}
      {!isStuck && (
        <Link to={shopPath(shop)} className={buttonClass(isOwner && canOrder ? 'quiet' : 'main', 'w-full')}>
          {t('menu')}
        </Link>
      )}
      {!isStuck && me !== undefined && me.lines.length > 0 && (
        <Link to="/cart" className={buttonClass('quiet', 'w-full')}>
          {t('myThings')}
        </Link>
      )}
      {!isStuck && me !== undefined && (
        <OwnForm action={sayDone} className="grid">
          <input type="hidden" name="done" value={me.isChoosing ? 'yes' : 'no'} />
          <Button type="submit" look="quiet">
            {t(me.isChoosing ? 'iAmDone' : 'goOnChoosing')}
          </Button>
        </OwnForm>
      )}
      {isOwner && (
        <p>
          <Link to={`/group/${shop.id}/terms`} className="action-link">
            {t('terms')}
          </Link>
        </p>
      )}
      <GroupWayOut isOwner={isOwner} hasChosen={isOwner ? canOrder : (me?.lines ?? []).length > 0} />
    </section>
  );
}

/** `hasChosen`: there are choices, of the member or of anybody in the owner's group, that stay with those who made them. */
async function GroupWayOut({ isOwner, hasChosen }: { isOwner: boolean; hasChosen: boolean }) {
  const t = await getTranslations('group');
  return (
    <OwnForm action={isOwner ? cancelTheGroup : leaveTheGroup} className="stack">
      <FormDetails
        data-slot="accordion"
        className="group-confirm"
        trigger={<AccordionTrigger>{t(isOwner ? 'cancel' : 'leave')}</AccordionTrigger>}
      >
        <div className="stack">
          <h3>{t(isOwner ? 'cancelTitle' : 'leaveTitle')}</h3>
          {hasChosen && <p>{t(isOwner ? 'cancelText' : 'leaveText')}</p>}
          <Button type="submit" look="danger">
            {t(isOwner ? 'cancelYes' : 'leaveYes')}
          </Button>
        </div>
      </FormDetails>
    </OwnForm>
  );
}
