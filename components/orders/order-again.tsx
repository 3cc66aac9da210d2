import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/forms/action-form.client';
import { Button, type ButtonLook } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { orderAgain } from '@/lib/orders/actions';

/** Puts what an order held into the cart. */
export async function OrderAgain({ id, look }: { id: string; look: ButtonLook }) {
  const [t, errors] = await Promise.all([getTranslations('orders'), getTranslations('errors')]);
  const sentences = {
    orderOffline: errors('orderOffline'),
    orderGoneAgain: errors('orderGoneAgain'),
    orderRefused: errors('orderRefused'),
  };
  return (
    <ActionForm
      action={orderAgain}
      errors={sentences}
      className="relative z-1 grid justify-items-start gap-2 max-md:col-span-full"
    >
      <input type="hidden" name="order" value={id} />
      <Button type="submit" look={look}>
        <Icon name="refresh" />
        {t('again')}
      </Button>
    </ActionForm>
  );
}
