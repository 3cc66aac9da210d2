import { getTranslations } from 'next-intl/server';
import { FormDetails } from '@/components/forms/form-details.client';
import { OwnForm } from '@/components/forms/own-form';
import { AccordionTrigger } from '@/components/ui/accordion';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { removeRefund } from '@/lib/refunds/actions';

/** Removes an answered request from the list. It warns before, because the API cannot restore one. */
export async function RefundRemove({ id, shop }: { id: string; shop: string }) {
  const t = await getTranslations('refunds');
  return (
    <OwnForm action={removeRefund} className="stack">
      <FormDetails
        data-slot="accordion"
        trigger={
          <AccordionTrigger>
            {t('remove')}
            <span className="sr-only">: {shop}</span>
          </AccordionTrigger>
        }
      >
        <div className="stack">
          <input type="hidden" name="refund" value={id} />
          <p>{t('removeWhat')}</p>
          <Button type="submit" look="danger" className="justify-self-start">
            <Icon name="trash" />
            {t('removeYes')}
          </Button>
        </div>
      </FormDetails>
    </OwnForm>
  );
}
