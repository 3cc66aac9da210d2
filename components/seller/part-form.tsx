import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Form } from '@/components/forms/form';
import { ShownTo } from '@/components/forms/shown-to';
import { PartButtons } from '@/components/seller/part-buttons';
import { savePart } from '@/lib/seller/actions';
import type { Part, SellerDraft } from '@/lib/seller/draft';

export interface PartProps {
  draft: SellerDraft;
  /** The initial values of the form's fields. */
  values: Record<string, string>;
}

interface PartFormProps {
  part: Part;
  values: Record<string, string>;
  children: ReactNode;
}

/**
 * One part as a form. Both buttons save what is filled in, and only continuing requires all of it. So no field is
 * `required` in the browser; the server says beside each field what is missing.
 */
export async function PartForm({ part, values, children }: PartFormProps) {
  const t = await getTranslations('seller');
  return (
    <Form action={savePart} typed={values} className="seller-form">
      <ShownTo />
      <input type="hidden" name="part" value={part} />
      {children}
      <PartButtons go="on" label={t('next')} />
    </Form>
  );
}
