import { getTranslations } from 'next-intl/server';
import { RemovableLinks } from '@/components/search/removable-links';
import { Picture } from '@/components/ui/picture';
import { readCookie } from '@/lib/cookies/cookie-jar';
import { inTime } from '@/lib/in-time';
import { pageMarket } from '@/lib/market/market';
import { forgetSeen } from '@/lib/search/seen-actions';
import { shopPath } from '@/lib/shops/paths';
import { parseSeen } from '@/lib/shops/seen';
import { listShopsById } from '@/lib/shops/shops-by-id';

/** Milliseconds for which the page waits: it is whole without them. */
const patience = 2000;

/** The shops that were opened last in this browser. */
export async function SeenShops() {
  const [t, market, cookie] = await Promise.all([getTranslations('search'), pageMarket(), readCookie('seen')]);
  const shops = await inTime(
    listShopsById(parseSeen(cookie), market).then(found => (found.ok ? found.value.shops : [])),
    patience,
    () => [],
  );
  if (shops.length === 0) return null;
  const links = shops.map(shop => ({
    value: shop.id,
    to: shopPath(shop),
    term: shop.title,
    content: (
      <>
        <span className="relative size-8 shrink-0 overflow-hidden rounded-full bg-shade">
          <Picture source={shop.logo} alt="" widths={[64]} sizes="32px" />
        </span>
        <bdi className="truncate">{shop.title}</bdi>
      </>
    ),
  }));
  return <RemovableLinks id="seen" title={t('seen')} action={forgetSeen} name="shop" links={links} />;
}
