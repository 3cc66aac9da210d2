import { getTranslations } from 'next-intl/server';
import { AskShop } from '@/components/shop/details/ask-shop';
import { ShopHours } from '@/components/shop/details/shop-hours';
import { ShopPlace } from '@/components/shop/details/shop-place';
import { Accordion, AccordionTrigger } from '@/components/ui/accordion';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { AfterPageTurn } from '@/components/ui/page-turn/after-page-turn.client';
import { Picture } from '@/components/ui/picture';
import { e164Of } from '@/lib/phone';
import type { Opening } from '@/lib/shops/opening/opening';
import { listBranches, listGallery } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';

/**
 * Details that customers look up now and then: description, opening hours, address and map, phone, branches, pictures.
 */
export async function ShopDetails({ shop, opening }: { shop: Shop; opening: Opening }) {
  const [t, gallery] = await Promise.all([getTranslations('shop'), listGallery(shop.id)]);
  const phone = e164Of(shop.phone);
  return (
    <Accordion className="shop-details">
      <AccordionTrigger>
        <Icon name="info" />
        <span className={opening.isOpen ? 'text-herb-ink' : 'text-amber-ink'}>
          {opening.isOrderable && !opening.isOpen
            ? t('orderAhead', { opening: opening.text })
            : opening.text || t('hours')}
        </span>
        <span className="sr-only">{t('details')}</span>
      </AccordionTrigger>
      <AfterPageTurn>
        <div>
          <About shop={shop} />
          <ShopHours shop={shop} />
          <div>
            <ShopPlace shop={shop} />
            {phone !== '' && (
              <p className="flex min-h-11 items-center gap-2">
                <Icon name="phone" />
                <a className="shop-ask min-h-11" href={`tel:${phone}`}>
                  <bdi>{phone}</bdi>
                </a>
              </p>
            )}
            <AskShop shop={shop} />
            <Branches shopId={shop.id} />
          </div>
          {gallery.ok && gallery.value.length > 0 && (
            <div className="shop-gallery sideways col-span-full gap-3">
              {gallery.value.map(source => (
                <Picture key={source} source={source} alt="" widths={[264, 480]} sizes="264px" />
              ))}
            </div>
          )}
        </div>
      </AfterPageTurn>
    </Accordion>
  );
}

/** The shop's description, and its tags: halal, vegan. */
async function About({ shop: { description, takes } }: { shop: Shop }) {
  if (description === '' && takes.length === 0) return null;
  const t = await getTranslations('shop');
  return (
    <div className="col-span-full grid gap-3">
      {description !== '' && (
        <p className="max-w-reading text-pretty">
          <bdi>{description}</bdi>
        </p>
      )}
      {takes.length > 0 && (
        <ul className="cluster" aria-label={t('takes')}>
          {takes.map(({ id, title }) => (
            <li key={id}>
              <Badge>{title}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * Lists where else an order can be picked up. Without branches nothing is shown, because nobody has asked for them
 * here.
 */
async function Branches({ shopId }: { shopId: string }) {
  const [t, branches] = await Promise.all([getTranslations('shop'), listBranches(shopId)]);
  if (!branches.ok || branches.value.length === 0) return null;
  return (
    <div className="mt-3">
      <h2 className="text-body font-bold">{t('branches')}</h2>
      <ul>
        {branches.value.map(({ id, title, address }) => (
          <li key={id} className="py-1.5">
            <b>
              <bdi>{title}</bdi>
            </b>{' '}
            <bdi>{address}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
