import { KeptInputs } from '@/components/errors/kept-inputs';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { readUnsent } from '@/lib/forms/unsent';

/** In place of an order that cannot be read, because the API is away. */
export async function OrderAway() {
  const typed = await readUnsent();
  return (
    <OwnErrorPage>
      {/* Choices and checkboxes cannot be shown as words here; the form has them again. */}
      <KeptInputs
        texts={[typed.words ?? '', typed.comment ?? '', typed.from ?? '', typed.to ?? '', typed.ownTip ?? '']}
      />
    </OwnErrorPage>
  );
}
