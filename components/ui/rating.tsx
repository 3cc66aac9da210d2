import type { RatingWords } from '@/lib/shops/fact-words';

/** A shop's rating behind a star, for lists. Screen readers get a sentence: "star 4.7 (320)" says little. */
export function Rating({ words }: { words: RatingWords | null }) {
  if (words === null) return null;
  return (
    <span className="shop-rating" role="img" aria-label={words.spoken}>
      {words.shown}
    </span>
  );
}
