import { getTranslations } from 'next-intl/server';
import { OwnForm } from '@/components/forms/own-form';
import { GroupShutYet } from '@/components/groups/group-shut';
import { GroupTermsFields } from '@/components/groups/group-terms-fields';
import { Alert } from '@/components/ui/alert';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { groupPath } from '@/lib/cart/group/membership';
import type { AccountCart } from '@/lib/cart/schema';
import { openGroup } from '@/lib/groups/actions';
import { termsOf } from '@/lib/groups/terms';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { openState } from '@/lib/shops/opening/hours';
import { shopPath } from '@/lib/shops/paths';
import { listTitles } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';
import { wallTime } from '@/lib/time';

/** Explains group orders and starts one. Asks about goods of another shop first, because the API would delete them. */
export async function GroupStart({ shop, account }: { shop: Shop; account: AccountCart | null }) {
  const [t, market] = await Promise.all([getTranslations('group'), pageMarket()]);
  const open = openState(shop.hours, wallTime(await getClock(market.locale)));
  const isOther = account !== null && account.shopId !== shop.id && (account.isGroup || account.lines.length > 0);
  if (isOther && account.isGroup) return <OpenElsewhere shop={account.shopId} />;
  const titles = isOther ? await listTitles([account.shopId], market) : null;
  const other = isOther ? (titles?.get(account.shopId) ?? '') : '';
  return (
    <div className="reading-page">
      <h1>{t('start.title', { shop: shop.title })}</h1>
      <Notice />
      <p className="text-lead text-soft">{t('start.lead')}</p>
      <ol className="group-how">
        <li>{t('start.one')}</li>
        <li>{t('start.two')}</li>
        <li>{t('start.three')}</li>
      </ol>
      <GroupShutYet shop={shop} />
      {isOther && <Alert tone="warning">{t('start.aside', { other })}</Alert>}
      <OwnForm action={openGroup} className="stack">
        <input type="hidden" name="shop" value={shop.id} />
        {isOther && <input type="hidden" name="aside" value="yes" />}
        <GroupTermsFields terms={termsOf(null)} shop={{ title: shop.title, open }} market={market} />
        <Button type="submit">{t(isOther ? 'start.beginAside' : 'start.begin')}</Button>
      </OwnForm>
      <Link to={shopPath(shop)} className={buttonClass('bare')}>
        {t('start.back')}
      </Link>
    </div>
  );
}

async function OpenElsewhere({ shop }: { shop: string }) {
  const t = await getTranslations('group');
  return (
    <div className="reading-page">
      <h1>{t('cart.ownerAsk')}</h1>
      <p>{t('start.open')}</p>
      <Link to={groupPath(shop)} className={buttonClass()}>
        {t('start.toOpen')}
      </Link>
    </div>
  );
}
