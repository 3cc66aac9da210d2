import { Picture } from '@/components/ui/picture';
import type { Product } from '@/lib/products/schema';

const sizes = '(width >= 768px) 420px, 100vw';

/** The product's photo; several photos form a row beside it. */
export function ProductPhotos({ product }: { product: Product }) {
  const more = product.gallery.filter(path => path !== product.picture);
  return (
    <div className="product-photos" data-many={more.length > 0 || undefined}>
      {[product.picture, ...more].map((source, index) => (
        <Picture
          key={source}
          source={source}
          alt=""
          widths={[360, 480, 640, 828]}
          sizes={sizes}
          isFirst={index === 0}
        />
      ))}
    </div>
  );
}
