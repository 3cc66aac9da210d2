import { getTranslations } from 'next-intl/server';
import { Heart } from '@/components/liked/heart';
import { ShopTerms } from '@/components/shop/shop-terms';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { isolated } from '@/lib/i18n/isolated';
import { publicUrl } from '@/lib/i18n/public-url';
import { pageMarket } from '@/lib/market/market';
import { e164Of } from '@/lib/phone';
import { shopPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';

/** The shop in little height: cover, logo and name, and the terms in one line. */
export async function ShopHead({ shop }: { shop: Shop }) {
  const t = await getTranslations('shop');
  return (
    <header className="shop-head">
      <div className="shop-banner">
        <Picture
          source={shop.cover}
          alt=""
          widths={[480, 828, 1080, 1440]}
          sizes="(width >= 768px) 400px, 100vw"
          isFirst
        />
        <Heart shop={shop} />
      </div>
      <div className="shop-logo">
        <Picture source={shop.logo} alt="" widths={[104, 208]} sizes="72px" />
      </div>
      <h1 className="shop-name">
        {/* A space and not a margin: where the badge wraps to a new line, it starts at the line's edge. */}
        <bdi>{shop.title}</bdi>{' '}
        {shop.isVerified && (
          <Badge tone="good" className="align-middle">
            <Icon name="check" className="size-4" />
            {t('verified')}
          </Badge>
        )}
      </h1>
      <ShopTerms shop={shop} />
      <PrintedContact shop={shop} />
    </header>
  );
}

/** On paper: where the shop is, how to call it, and where the menu of today stands. */
async function PrintedContact({ shop }: { shop: Shop }) {
  const { locale } = await pageMarket();
  const url = publicUrl(locale, shopPath(shop));
  return (
    <p className="col-span-full hidden print:block">
      {[shop.address, e164Of(shop.phone), url].filter(Boolean).map(isolated).join(' · ')}
    </p>
  );
}
