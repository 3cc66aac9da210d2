import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { listTypeOf } from '@/lib/shops/list/one-list';
import type { Opening } from '@/lib/shops/opening/opening';
import type { Shop } from '@/lib/shops/schema';

/** Shown above the menu of a shop that takes orders on no day: says so, and links to shops that do. */
export async function ShopClosed({ shop: { type, title }, opening }: { shop: Shop; opening: Opening }) {
  const [t, list] = await Promise.all([getTranslations('shop'), listTypeOf(type)]);
  return (
    <Alert tone="warning" className="my-3">
      <h2>{opening.text}</h2>
      <p>{t('closedHint', { title })}</p>
      <p>
        <Link to={`/${list}s`} className="reach underlined">
          {t('othersOpen')}
        </Link>
      </p>
    </Alert>
  );
}
