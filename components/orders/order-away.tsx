import { ErrorPage } from '@/components/errors/error-page';
import { KeptInputs } from '@/components/errors/kept-inputs';
import { Alert } from '@/components/ui/alert';
import { Notice } from '@/components/ui/notice';
import { readUnsent } from '@/lib/forms/unsent';

/**
 * In place of an order that cannot be read, because the API is away.
 *
 * @param unsent the sentence for a form that was posted meanwhile; without it the page's own notice is shown
 */
export async function OrderAway({ unsent }: { unsent?: string }) {
  const typed = await readUnsent();
  return (
    <ErrorPage>
      {unsent === undefined && <Notice />}
      {unsent !== undefined && Object.keys(typed).length > 0 && <Alert tone="error">{unsent}</Alert>}
      {/* Choices and checkboxes cannot be shown as words here; the form has them again. */}
      <KeptInputs
        texts={[typed.words ?? '', typed.comment ?? '', typed.from ?? '', typed.to ?? '', typed.ownTip ?? '']}
      />
    </ErrorPage>
  );
}
