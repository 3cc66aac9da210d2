import { env } from '@/lib/env';
import { pictureUrl } from '@/lib/pictures/picture';

interface PictureProps {
  /** The picture's URL as the API sends it; "" shows only the background. */
  source: string;
  /** "" for a picture beside its own name, which is decoration. */
  alt: string;
  /** Widths to offer, smallest first, and the width it is shown at, as the `sizes` attribute. */
  widths: [number, ...number[]];
  sizes: string;
  /** The one picture that loads with priority. */
  isFirst?: boolean;
}

/** Fills its box, which determines the shape and the background that shows until the picture has loaded. */
export function Picture({ source, alt, widths, sizes, isFirst = false }: PictureProps) {
  if (source === '') return null;
  const url = (width: number) => pictureUrl(source, width, env().API_URL);
  const priority = isFirst
    ? { fetchPriority: 'high' as const, decoding: 'sync' as const }
    : { loading: 'lazy' as const };
  if (widths.length === 1) return <img src={url(widths[0])} alt={alt} className="picture" {...priority} />;
  return (
    <img
      src={url(widths[0])}
      srcSet={widths.map(width => `${url(width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      className="picture"
      {...priority}
    />
  );
}
