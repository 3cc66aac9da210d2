/** Pictures that a customer sent with a review or a request, in a row; each opens large. */
import { Picture } from '@/components/ui/picture';
import { env } from '@/lib/env';
import { pictureUrl } from '@/lib/pictures/picture';
import { wholeUrl } from '@/lib/pictures/whole-url';

interface SentPicturesProps {
  /** URLs as the API sends them. */
  sources: string[];
  alt: (number: number) => string;
}

export function SentPictures({ sources, alt }: SentPicturesProps) {
  if (sources.length === 0) return null;
  return (
    <p className="cluster">
      {sources.map(wholeUrl).map((source, index) => (
        <a key={source} href={pictureUrl(source, 1080, env().API_URL)} data-hard className="thumb size-16">
          <Picture source={source} alt={alt(index + 1)} widths={[104, 208]} sizes="4rem" />
        </a>
      ))}
    </p>
  );
}
