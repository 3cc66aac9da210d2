import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { AfterPageTurn } from '@/components/ui/page-turn/after-page-turn.client';
import { farMarks, farScript } from '@/lib/shops/far-script';
import { listTypeOf } from '@/lib/shops/list/one-list';
import type { Shop } from '@/lib/shops/schema';
import { zoneRing } from '@/lib/shops/zones';

/**
 * Shown above the menu of a shop that does not deliver to the customer, with what they can do instead. A kept page
 * cannot know that, so /api/delivers shows it, and hides the buttons that add products until the box is ticked. A
 * customer outside of the shop's zone gets that style sheet with the document (docs/decisions/073); others get it with
 * the answer in `DeliversHere`.
 */
export async function ShopFar({ shop: { id, type, title, location } }: { shop: Shop }) {
  const [t, list, ring] = await Promise.all([getTranslations('shop'), listTypeOf(type), zoneRing(id)]);
  const marks = farMarks(id, { location, ring });
  return (
    <AfterPageTurn>
      <noscript>
        <link rel="stylesheet" href={`/api/delivers?style&shop=${id}`} />
      </noscript>
      {marks !== null && (
        <div
          key={id}
          className="contents"
          {...marks}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
          dangerouslySetInnerHTML={{ __html: `<script>${farScript}</script>` }}
          suppressHydrationWarning
        />
      )}
      <Alert tone="warning" className="shop-far my-3">
        <h2>{t('far', { title })}</h2>
        <label className="choice">
          <input type="checkbox" />
          {t('farPickup')}
        </label>
        <p className="flex flex-wrap gap-x-6 gap-y-5 py-1">
          <Link to={`/${list}s`} className="reach underlined">
            {t('farOthers')}
          </Link>
          <Link to="/address" className="reach underlined">
            {t('farAddress')}
          </Link>
        </p>
      </Alert>
    </AfterPageTurn>
  );
}
