import { ErrorPage } from '@/components/errors/error-page';

/** A page whose text did not arrive. */
export function Unreached() {
  return (
    <main id="content" tabIndex={-1}>
      <ErrorPage />
    </main>
  );
}
