import { env } from '@/lib/env';
import { pictureUrl } from '@/lib/picture';

interface PictureProps {
  /** The API's address of the picture; empty shows the ground alone. */
  source: string;
  /** Empty for decoration beside its own name. */
  alt: string;
  /** Widths to offer, smallest first, and how wide it is shown: the `sizes` attribute. */
  widths: [number, ...number[]];
  sizes: string;
  /** The one picture that the first paint waits for. */
  isFirst?: boolean;
}

/** Fills its box; the box gives the shape and the ground that shows before the picture does. */
export function Picture({ source, alt, widths, sizes, isFirst = false }: PictureProps) {
  if (source === '') return null;
  const address = (width: number) => pictureUrl(source, width, env().API_URL);
  const priority = isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  if (widths.length === 1) return <img src={address(widths[0])} alt={alt} className="picture" {...priority} />;
  return (
    <img
      src={address(widths[0])}
      srcSet={widths.map(width => `${address(width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      className="picture"
      {...priority}
    />
  );
}
