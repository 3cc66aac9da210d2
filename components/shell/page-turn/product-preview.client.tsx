'use client';

import { PreviewLines } from '@/components/shell/page-turn/preview-lines';

/** The outline of a product's drawer or dialog. */
export function ProductPreview({ title, price, picture }: { title: string; price: string; picture: string }) {
  const slot = matchMedia('(width >= 48rem)').matches ? 'dialog-content' : 'drawer-content';
  return (
    <div inert className="product-preview">
      <div data-slot="overlay" />
      <div data-slot={slot} className="product" role="dialog">
        <div className="product-body">
          <div className="product-photos">{picture !== '' && <img src={picture} alt="" className="picture" />}</div>
          <div className="product-words">
            <h2>{title}</h2>
            <p className="product-price">
              <bdi>{price}</bdi>
            </p>
            <PreviewLines />
          </div>
        </div>
      </div>
    </div>
  );
}
