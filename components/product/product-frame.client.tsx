'use client';

import { lazy, useState } from 'react';
import type { ProductFrameProps } from '@/components/product/product-dialog.client';

const loadDialog = () =>
  import('@/components/product/product-dialog.client').then(
    ({ ProductDialog }) => ({ default: ProductDialog }),
    () => ({ default: ProductSection }),
  );

/** Suspends, so that the press that opens a product waits for the dialog and the page in one transition. */
const ProductDialog = lazy(loadDialog);

// This module was loaded after its document: a link to a product was pointed at, so the dialog will be needed. In a
// document that came with a product, the product is a section.
const isAhead = typeof document !== 'undefined' && document.readyState === 'complete';
if (isAhead && document.querySelector('section.product') === null) loadDialog();

/**
 * Shows a product opened from a list as a dialog over it. A document that came with the product keeps it as a section
 * on top. Tells them apart by the server's section, which exists during hydration already.
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
