import { KeptInputs } from '@/components/errors/kept-inputs';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { readUnsent } from '@/lib/forms/unsent';

/**
 * Shown while the marketplace cannot confirm whose chat it is. A customer who has just written reads that nothing is
 * lost.
 */
export async function ChatAway() {
  const { text = '' } = await readUnsent();
  return (
    <OwnErrorPage>
      <KeptInputs texts={[text]} />
    </OwnErrorPage>
  );
}
