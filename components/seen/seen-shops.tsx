import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { readCookie } from '@/lib/cookies/cookie-jar';
import { inTime } from '@/lib/in-time';
import { pageMarket } from '@/lib/market/market';
import { forgetSeen } from '@/lib/search/seen-actions';
import { listNamed } from '@/lib/shops/named-shops';
import { shopPath } from '@/lib/shops/paths';
import { parseSeen } from '@/lib/shops/seen';

/** Milliseconds for which the page waits: it is whole without them. */
const patience = 2000;

/** The shops that were opened last in this browser as links, each with a remove button, in one plain form. */
export async function SeenShops() {
  const [t, market, cookie] = await Promise.all([getTranslations('search'), pageMarket(), readCookie('seen')]);
  const shops = await inTime(
    listNamed(parseSeen(cookie), market).then(found => (found.ok ? found.value : [])),
    patience,
    () => [],
  );
  if (shops.length === 0) return null;
  return (
    <section aria-labelledby="seen" className="grid gap-3">
      <h2 id="seen">{t('seen')}</h2>
      <form action={forgetSeen} className="cluster">
        {shops.map(shop => (
          <span key={shop.id} className="recent-term">
            <Link to={shopPath(shop)}>
              <span className="relative size-8 shrink-0 overflow-hidden rounded-full bg-shade">
                <Picture source={shop.logo} alt="" widths={[64]} sizes="32px" />
              </span>
              <bdi className="truncate">{shop.title}</bdi>
            </Link>
            <button type="submit" name="shop" value={shop.id} aria-label={t('remove', { term: shop.title })}>
              <Icon name="close" className="size-4" />
            </button>
          </span>
        ))}
        <button type="submit" className="min-h-11 cursor-pointer px-3 text-small font-semibold text-fig">
          {t('clearRecent')}
        </button>
      </form>
    </section>
  );
}
