import { ErrorPage } from '@/components/errors/error-page';
import { KeptInputs } from '@/components/errors/kept-inputs';
import { Notice } from '@/components/ui/notice';
import { readUnsent } from '@/lib/forms/unsent';

/** The marketplace cannot say whose chat it is. Who has just written reads that nothing of it is lost. */
export async function ChatAway() {
  const { text = '' } = await readUnsent();
  return (
    <ErrorPage>
      <Notice />
      <KeptInputs texts={[text]} />
    </ErrorPage>
  );
}
