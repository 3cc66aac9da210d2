import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { OwnForm } from '@/components/forms/own-form';
import { RadioFieldset } from '@/components/forms/radio-fieldset.client';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { fieldRules } from '@/lib/forms/field-rules';
import type { Action } from '@/lib/forms/form-state';
import { reviewFormSchema } from '@/lib/reviews/form-schema';

interface StarsFormProps {
  action: Action;
  /** Hidden fields that say what is rated. */
  about: Record<string, string>;
  title: string;
  typed: { rating?: string; comment?: string };
  /** Further fields. */
  children?: ReactNode;
}

/**
 * Five stars as radio buttons; comment and button appear with the first star. Rendered on the server, because few views
 * of an order end in a review.
 */
export async function StarsForm({ action, about, title, typed, children }: StarsFormProps) {
  const [t, { rating, comment }] = await Promise.all([getTranslations('orders'), fieldRules(reviewFormSchema)]);
  return (
    <OwnForm action={action} className="order-review">
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <RadioFieldset name="rating" className="order-stars flex flex-wrap">
        <legend>{title}</legend>
        {[1, 2, 3, 4, 5].map(count => (
          <label key={count}>
            <input type="radio" {...rating} value={count} defaultChecked={typed.rating === String(count)} />
            <Icon name="star" className="size-8" />
            <span className="sr-only">{t('stars', { count })}</span>
          </label>
        ))}
      </RadioFieldset>
      <div className="order-review-more">
        <label className="grid w-full gap-1">
          <span className="text-small font-medium">{t('comment')}</span>
          <textarea
            {...comment}
            defaultValue={typed.comment}
            rows={3}
            dir="auto"
            className="w-full rounded-control border border-edge bg-card px-3.5 py-3"
          />
        </label>
        {children}
        <Button type="submit">{t('reviewSend')}</Button>
      </div>
    </OwnForm>
  );
}
