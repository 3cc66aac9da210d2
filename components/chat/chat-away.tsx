import { ErrorPage } from '@/components/errors/error-page';
import { KeptInputs } from '@/components/errors/kept-inputs';
import { Notice } from '@/components/ui/notice';
import { readUnsent } from '@/lib/forms/unsent';

/**
 * Shown while the marketplace cannot confirm whose chat it is. A customer who has just written reads that nothing is
 * lost.
 */
export async function ChatAway() {
  const { text = '' } = await readUnsent();
  return (
    <ErrorPage>
      <Notice />
      <KeptInputs texts={[text]} />
    </ErrorPage>
  );
}
