import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { isChatOffered } from '@/lib/chat/database';
import { chatPathWith, desk } from '@/lib/chat/partner';
import type { Order } from '@/lib/orders/schema';

/** Links to chats about the order, with its number already written: with the shop, and with the support desk. */
export async function OrderChats({ order: { id, shop } }: { order: Order }) {
  if (!isChatOffered()) return null;
  const t = await getTranslations('chat');
  return (
    <p className="cluster gap-3">
      {shop !== null && (
        <Link to={chatPathWith(shop.id, id)} className={buttonClass('quiet')}>
          <Icon name="chat" />
          {t('askShop')}
        </Link>
      )}
      <Link to={chatPathWith(desk, id)} className={buttonClass('quiet')}>
        <Icon name="chat" />
        {t('writeToDesk')}
      </Link>
    </p>
  );
}
