import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { Form } from '@/components/forms/form';
import { FormDetails } from '@/components/forms/form-details.client';
import { AccordionTrigger } from '@/components/ui/accordion';
import { Button } from '@/components/ui/button';
import { chooseAddress } from '@/lib/addresses/actions';
import { choiceSchema } from '@/lib/addresses/form-schema';
import { fieldRules } from '@/lib/forms/field-rules';

interface PointByHandProps {
  back: string;
  isOpen: boolean;
  /** What the button says. */
  words: string;
}

/** Takes an address in words with its two coordinates, for when the maps service does not know it or is away. */
export async function PointByHand({ back, isOpen, words }: PointByHandProps) {
  const t = await getTranslations('address');
  const { text, latitude, longitude } = await fieldRules(choiceSchema);
  return (
    <Form action={chooseAddress}>
      <FormDetails data-slot="accordion" trigger={<AccordionTrigger>{t('byHand')}</AccordionTrigger>} isOpen={isOpen}>
        <div className="grid gap-3">
          <p className="text-small text-soft">{t('byHandHint')}</p>
          <Field {...text} label={t('text')} autoComplete="street-address" />
          <div className="grid gap-3 sm:grid-cols-2">
            <Field {...latitude} label={t('latitude')} inputMode="decimal" />
            <Field {...longitude} label={t('longitude')} inputMode="decimal" />
          </div>
          <input type="hidden" name="returnTo" value={back} />
          <Button type="submit">{words}</Button>
        </div>
      </FormDetails>
    </Form>
  );
}
