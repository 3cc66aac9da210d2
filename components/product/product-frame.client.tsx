'use client';

import { lazy, useState } from 'react';
import type { ProductFrameProps } from '@/components/product/product-dialog.client';

const loadDialog = () =>
  import('@/components/product/product-dialog.client').then(
    ({ ProductDialog }) => ({ default: ProductDialog }),
    () => ({ default: ProductSection }),
  );

/** The press that opens a product waits for it as for the page itself, in the same transition. */
const ProductDialog = lazy(loadDialog);

// A module that comes after its document was asked for by pointing at a link: the dialog will be wanted.
if (typeof document !== 'undefined' && document.readyState === 'complete') loadDialog();

/**
 * A product opened from a list lies over it as a dialog; a document that came with the product holds it as a section
 * on top, and stays as it is. Which of the two: during hydration the server's section is already there.
 */
export function ProductFrame(props: ProductFrameProps) {
  const [isDialog] = useState(() => typeof document !== 'undefined' && document.getElementById(idOf(props)) === null);
  return isDialog ? <ProductDialog {...props} /> : <ProductSection {...props} />;
}

function ProductSection({ heading, children, ...props }: ProductFrameProps) {
  return (
    <section id={idOf(props)} className="product" aria-labelledby={heading}>
      {children}
    </section>
  );
}

function idOf({ uuid }: Pick<ProductFrameProps, 'uuid'>): string {
  return `product-${uuid}`;
}
