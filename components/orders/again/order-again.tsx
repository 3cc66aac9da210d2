import { getTranslations } from 'next-intl/server';
import { OwnForm } from '@/components/forms/own-form';
import type { ButtonLook } from '@/components/ui/button';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { orderAgain } from '@/lib/orders/actions';

/** Puts the items of an order into the cart again. */
export async function OrderAgain({ id, look }: { id: string; look: ButtonLook }) {
  const t = await getTranslations('orders');
  return (
    <OwnForm action={orderAgain} className="relative z-1 grid justify-items-start gap-2 max-md:w-full">
      <input type="hidden" name="order" value={id} />
      <Button type="submit" look={look}>
        <Icon name="refresh" />
        {t('again')}
      </Button>
    </OwnForm>
  );
}
