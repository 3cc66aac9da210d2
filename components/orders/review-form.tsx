import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { Form } from '@/components/forms/form';
import { RadioGroup } from '@/components/forms/radio-group.client';
import { Accordion, AccordionTrigger } from '@/components/ui/accordion';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { fieldRules } from '@/lib/forms/field-rules';
import { reviewOrder } from '@/lib/orders/actions';
import { reviewSchema } from '@/lib/orders/review-schema';

interface ReviewFormProps {
  /** The order's. */
  id: string;
  of: 'shop' | 'courier';
  title: string;
}

/** Five stars as radio buttons, and words for who likes. */
export async function ReviewForm({ id, of, title }: ReviewFormProps) {
  const [t, { rating, comment }] = await Promise.all([getTranslations('orders'), fieldRules(reviewSchema)]);
  const stars = [1, 2, 3, 4, 5].map(count => ({
    value: String(count),
    label: (
      <>
        <Icon name="star" className="size-7" />
        <span className="sr-only">{t('stars', { count })}</span>
      </>
    ),
  }));
  return (
    <Accordion className="w-full">
      <AccordionTrigger>{title}</AccordionTrigger>
      <Form action={reviewOrder} className="surface mt-3 grid justify-items-start gap-3 p-5">
        <input type="hidden" name="order" value={id} />
        <input type="hidden" name="of" value={of} />
        <RadioGroup {...rating} label={t('rating')} choices={stars} className="order-stars flex" />
        <Field {...comment} label={t('comment')} rows={3} dir="auto" />
        <Button type="submit">{t('reviewSend')}</Button>
      </Form>
    </Accordion>
  );
}
