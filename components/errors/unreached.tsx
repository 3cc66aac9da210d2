import { ErrorPage } from '@/components/errors/error-page';
import { Main } from '@/components/ui/main';

/** The page in place of one that the API did not deliver. */
export function Unreached() {
  return (
    <Main>
      <ErrorPage />
    </Main>
  );
}
