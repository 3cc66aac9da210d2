import type { RatingWords } from '@/lib/shops/fact-words';

/** A shop's rating behind a star, for lists; heard as a sentence, because "star 4.7 (320)" is none. */
export function Rating({ words }: { words: RatingWords | null }) {
  if (words === null) return null;
  return (
    <span className="shop-rating" role="img" aria-label={words.spoken}>
      {words.shown}
    </span>
  );
}
