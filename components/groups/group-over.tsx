import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { groupPath } from '@/lib/cart/group/membership';
import { readParticipant } from '@/lib/cart/group/participant';

/** On the cart's page after the customer's group order is over: a link to what they had chosen there. */
export async function GroupOver() {
  const [t, participant] = await Promise.all([getTranslations('group'), readParticipant()]);
  if (participant === null) return null;
  return (
    <Alert tone="warning">
      {t('cart.over')}{' '}
      <Link to={groupPath(participant.shop)} className="underlined">
        {t('cart.toGroup')}
      </Link>
    </Alert>
  );
}
