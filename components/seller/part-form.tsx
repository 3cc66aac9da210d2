import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { OwnForm } from '@/components/forms/own-form';
import { PartButtons } from '@/components/seller/part-buttons';
import { WrongInPart } from '@/components/seller/wrong-in-part';
import type { FormState } from '@/lib/forms/form-state';
import { savePart } from '@/lib/seller/actions';
import type { Part, SellerDraft } from '@/lib/seller/draft';

export interface PartProps {
  draft: SellerDraft;
  /** The initial values of the form's fields. */
  values: Record<string, string>;
  /** What is wrong already when the part opens. */
  wrong: PartErrors;
}

interface PartErrors {
  /** Field name to sentences; undefined while nothing is looked for. */
  fields: FormState['fields'] | undefined;
  /** Whether the marketplace did not take some of it. */
  isRefused: boolean;
}

interface PartFormProps extends Omit<PartProps, 'draft'> {
  part: Part;
  children: ReactNode;
}

/**
 * One part as a form. Both buttons save what is filled in, and only continuing requires all of it. So no field is
 * `required` in the browser; the server says beside each field what is missing.
 */
export async function PartForm({ part, values, wrong, children }: PartFormProps) {
  const t = await getTranslations('seller');
  return (
    <OwnForm action={savePart} typed={values} wrong={wrong.fields} className="seller-form">
      <WrongInPart part={part} isRefused={wrong.isRefused} />
      <input type="hidden" name="part" value={part} />
      {children}
      <PartButtons go="on" label={t('next')} />
    </OwnForm>
  );
}
