import { getTranslations } from 'next-intl/server';
import { awayWords } from '@/components/shop/card/shop-facts';
import { placeId } from '@/components/shop/map/places-map';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { numberFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { shopPath } from '@/lib/shops/paths';
import type { Branch, Shop } from '@/lib/shops/schema';
import { anywhere, type Place } from '@/lib/view/view';

/** Each branch with its address and distance, and below them a link to order. */
export async function BranchList({ branches, place, shop }: { branches: Branch[]; place: Place; shop: Shop }) {
  const [t, card, { locale }] = await Promise.all([getTranslations('places'), getTranslations('card'), pageMarket()]);
  const language = languageTag(locale);
  return (
    <div className="grid content-start gap-4">
      <ol className="places-list">
        {branches.map((branch, index) => (
          <li key={branch.id} id={placeId(index + 1)}>
            {branch.location !== null && <i aria-hidden="true">{numberFormat(language).format(index + 1)}</i>}
            <div className="min-w-0">
              <h2>
                <bdi>{branch.title}</bdi>
              </h2>
              <p className="places-away">{awayWords(branch, place, card, language)}</p>
              <p className="text-small text-soft">
                <bdi>{branch.address}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="text-small text-soft">{t('branchChoice')}</p>
      <p className="cluster">
        <Link to={shopPath(shop)} className={buttonClass('main')}>
          {t('toMenu')}
        </Link>
        {place === anywhere && (
          <Link to="/address" className={buttonClass('quiet')}>
            {t('setAddress')}
          </Link>
        )}
      </p>
    </div>
  );
}
