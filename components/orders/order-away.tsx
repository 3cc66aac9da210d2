import { KeptInputs } from '@/components/errors/kept-inputs';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { Alert } from '@/components/ui/alert';
import { readUnsent } from '@/lib/forms/unsent';

/**
 * In place of an order that cannot be read, because the API is away.
 *
 * @param unsent the sentence for a form that was posted meanwhile
 */
export async function OrderAway({ unsent }: { unsent?: string }) {
  const typed = await readUnsent();
  return (
    <OwnErrorPage>
      {unsent !== undefined && Object.keys(typed).length > 0 && <Alert tone="error">{unsent}</Alert>}
      {/* Choices and checkboxes cannot be shown as words here; the form has them again. */}
      <KeptInputs
        texts={[typed.words ?? '', typed.comment ?? '', typed.from ?? '', typed.to ?? '', typed.ownTip ?? '']}
      />
    </OwnErrorPage>
  );
}
