import { pictureAddress, pictureSet } from '@/lib/picture';

interface PictureProps {
  /** The API's address of the picture; empty shows the ground alone. */
  source: string;
  /** Empty for decoration beside its own name. */
  alt: string;
  /** Widths to offer, smallest first, and how wide it is shown: the `sizes` attribute. */
  widths: number[];
  sizes: string;
  className?: string;
  /** The one picture that the first paint waits for. */
  isFirst?: boolean;
}

/** Fills its box; the box gives the shape and the ground that shows before the picture does. */
export function Picture({ source, alt, widths, sizes, className = '', isFirst = false }: PictureProps) {
  if (source === '') return null;
  return (
    <img
      src={pictureAddress(source, widths.at(-1) ?? 640)}
      srcSet={pictureSet(source, widths)}
      sizes={sizes}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={`size-full object-cover ${className}`}
    />
  );
}
