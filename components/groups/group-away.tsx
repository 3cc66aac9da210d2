import { KeptInputs } from '@/components/errors/kept-inputs';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { readUnsent } from '@/lib/forms/unsent';

/** Shown while the marketplace cannot tell the state of the group, with the terms that were typed meanwhile. */
export async function GroupAway() {
  const { until = '', limit = '' } = await readUnsent();
  return (
    <OwnErrorPage>
      <KeptInputs texts={[until, limit]} />
    </OwnErrorPage>
  );
}
