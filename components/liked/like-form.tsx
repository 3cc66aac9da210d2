import { LikeHearts } from '@/components/liked/like-hearts.client';
import { likeShop } from '@/lib/liked/actions';

/** The one form that all hearts of a page belong to. */
export function LikeForm() {
  return (
    <>
      <form id="like" action={likeShop} />
      <LikeHearts />
    </>
  );
}
