import { getTranslations } from 'next-intl/server';
import { Form } from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { forgetAddress } from '@/lib/addresses/actions';
import type { DeliveryAddress } from '@/lib/addresses/delivery-address';

/** Shows the current address, and a way to remove it. */
export async function CurrentAddress({ current, back }: { current: DeliveryAddress; back: string }) {
  const t = await getTranslations('address');
  return (
    <Card as="section" aria-labelledby="current" className="spread">
      <div>
        <h2 id="current" className="font-sans text-small font-normal text-soft">
          {t('current')}
        </h2>
        <p className="text-lead font-semibold">
          <bdi>{current.text}</bdi>
        </p>
      </div>
      <Form action={forgetAddress}>
        <input type="hidden" name="returnTo" value={back} />
        <Button type="submit" look="quiet">
          {t('forget')}
        </Button>
      </Form>
    </Card>
  );
}
