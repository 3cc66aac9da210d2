import type { ComponentProps } from 'react';
import { Form } from '@/components/forms/form';
import { ShownTo } from '@/components/forms/shown-to';

/** The form of a page of the customer's own: it says whose page it is. A kept page, which is nobody's, has a `Form`. */
export async function OwnForm({ children, ...form }: ComponentProps<typeof Form>) {
  return (
    <Form {...form}>
      <ShownTo />
      {children}
    </Form>
  );
}
