import type { ComponentProps } from 'react';

/** What a page is about: where the link that skips the header leads, which takes the focus there. */
export function Main(props: ComponentProps<'main'>) {
  return <main id="content" tabIndex={-1} {...props} />;
}
