import { getTranslations } from 'next-intl/server';
import { Choice } from '@/components/forms/choice.client';
import { Field } from '@/components/forms/field.client';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { Icon } from '@/components/ui/icon';
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
  const t = await getTranslations('orders');
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
    <details className="w-full">
      <summary className="action-link">{title}</summary>
      <Form action={reviewOrder} schema={reviewSchema} className="surface mt-3 grid justify-items-start gap-3 p-5">
        <input type="hidden" name="order" value={id} />
        <input type="hidden" name="of" value={of} />
        <Choice name="rating" label={t('rating')} choices={stars} className="order-stars flex" />
        <Field name="comment" label={t('comment')} rows={3} dir="auto" />
        <SubmitButton>{t('reviewSend')}</SubmitButton>
      </Form>
    </details>
  );
}
