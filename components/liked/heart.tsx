import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';

/**
 * The button that likes a shop or stops liking it. A kept page cannot know which, so it contains both labels, and CSS
 * rules made from the visitor's cookie show one (lib/liked/liked.ts). All hearts of a page share one form
 * (like-form.tsx).
 */
export async function Heart({ shop: { id, title } }: { shop: { id: string; title: string } }) {
  const t = await getTranslations('liked');
  return (
    <button type="submit" form="like" name="shop" value={id} className="heart">
      <Icon name="heart" className="size-6" />
      <span>{t('like', { title })}</span>
      <span>{t('unlike', { title })}</span>
    </button>
  );
}
