import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import type { Board } from '@/lib/groups/board';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { isShut } from '@/lib/shops/opening/hours';
import { openWords } from '@/lib/shops/opening/open-words';
import { readOpening } from '@/lib/shops/opening/opening';
import type { Shop } from '@/lib/shops/schema';

/** Says that the shop has closed, or takes no orders, while the group is choosing. Read out when it happens. */
export async function GroupShut({ board }: { board: Board }) {
  return (
    <div role="status" className="contents">
      {isShut(board.shop.open) && (
        <Alert tone="warning">
          <ShutWords board={board} />
        </Alert>
      )}
    </div>
  );
}

/** The same to whoever is about to begin a group or to join one. */
export async function GroupShutYet({ shop }: { shop: Shop }) {
  const { isOpen, text } = await readOpening(shop);
  return isOpen ? null : <Alert tone="warning">{text}</Alert>;
}

/** Only the owner can choose a later time. */
async function ShutWords({ board: { shop, role } }: { board: Board }) {
  const [t, errors, card, { locale }] = await Promise.all([
    getTranslations('cart'),
    getTranslations('errors.checkout'),
    getTranslations('card'),
    pageMarket(),
  ]);
  if (shop.open.state === 'paused') return errors('paused');
  if (shop.open.state === 'closed' && shop.open.opens === null) return errors('never');
  const open = openWords(shop.open, card, languageTag(locale)).text;
  return role === 'owner' ? t('closed', { shop: shop.title, open }) : open;
}
