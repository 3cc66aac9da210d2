import { Rating } from '@/components/ui/rating';
import type { Hit } from '@/lib/search/schema';

/** The facts of a hit in one line, its rating last. */
export function HitNote({ note, rating }: Pick<Hit, 'note' | 'rating'>) {
  if (note === '' && rating === null) return null;
  return (
    <span dir="auto">
      {note}
      {note !== '' && rating !== null && '\u00a0· '}
      <Rating words={rating} />
    </span>
  );
}
