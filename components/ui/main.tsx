import type { ComponentProps } from 'react';

/** The main content of a page: the target of the link that skips the header, which takes the focus there. */
export function Main(props: ComponentProps<'main'>) {
  return <main id="content" tabIndex={-1} {...props} />;
}
