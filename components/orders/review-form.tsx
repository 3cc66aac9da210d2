import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/forms/action-form.client';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { reviewOrder } from '@/lib/orders/actions';

interface ReviewFormProps {
  /** The order's. */
  id: string;
  of: 'shop' | 'courier';
  title: string;
}

/** Five stars as radio buttons, and words for who likes. */
export async function ReviewForm({ id, of, title }: ReviewFormProps) {
  const [t, errors] = await Promise.all([getTranslations('orders'), getTranslations('errors')]);
  const sentences = { orderOffline: errors('orderOffline'), orderRefused: errors('orderRefused') };
  return (
    <details className="w-full">
      <summary className="action-link">{title}</summary>
      <ActionForm action={reviewOrder} errors={sentences} className="surface mt-3 grid justify-items-start gap-3 p-5">
        <input type="hidden" name="order" value={id} />
        <input type="hidden" name="of" value={of} />
        <fieldset className="order-stars flex">
          <legend className="text-small font-medium">{t('rating')}</legend>
          {[1, 2, 3, 4, 5].map(count => (
            <label key={count}>
              <input type="radio" name="rating" value={count} required />
              <Icon name="star" className="size-7" />
              <span className="sr-only">{t('stars', { count })}</span>
            </label>
          ))}
        </fieldset>
        <Field id={`comment-${of}`} label={t('comment')} className="w-full">
          {control => <textarea {...control} name="comment" rows={3} maxLength={1000} dir="auto" />}
        </Field>
        <Button type="submit">{t('reviewSend')}</Button>
      </ActionForm>
    </details>
  );
}
