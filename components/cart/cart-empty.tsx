import { CartForm } from '@/components/cart/cart-form.client';
import { Button, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { FrameWords } from '@/lib/cart/response/frame-words';

interface CartEmptyProps {
  isOffline: boolean;
  isShopGone: boolean;
  words: FrameWords;
}

/**
 * The cart when it is empty, could not be read, or is of a shop that has left: one drawing, one sentence, one action
 * (docs/look.md 5.13).
 */
export function CartEmpty({ isOffline, isShopGone, words }: CartEmptyProps) {
  return (
    <EmptyState>
      <svg width="120" viewBox="0 0 120 90" fill="none" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
        <ellipse cx="60" cy="48" rx="58" ry="42" fill="var(--butter)" />
        <path
          stroke="var(--on-butter)"
          d="M28 34h64l-7 40a6 6 0 0 1-6 5H41a6 6 0 0 1-6-5zM44 34a16 16 0 0 1 32 0M48 50v14M60 50v14M72 50v14"
        />
      </svg>
      <h2>{isShopGone ? words.shopGoneTitle : isOffline ? words.offlineTitle : words.emptyTitle}</h2>
      <p>{isShopGone ? words.shopGone : isOffline ? words.offline : words.empty}</p>
      {isShopGone ? (
        <CartForm change={{ do: 'clear' }}>
          <Button type="submit">{words.clear}</Button>
        </CartForm>
      ) : (
        <a href={isOffline ? words.cart : words.start} className={buttonClass()} data-hard={isOffline || undefined}>
          {isOffline ? words.tryAgain : words.browse}
        </a>
      )}
    </EmptyState>
  );
}
