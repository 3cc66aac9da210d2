import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { isChatOffered } from '@/lib/chat/database';
import { chatPathWith } from '@/lib/chat/partner';
import type { Shop } from '@/lib/shops/schema';

/** Leads to a chat with the shop; guests sign in on the way. */
export async function AskShop({ shop: { id } }: { shop: Shop }) {
  if (!isChatOffered()) return null;
  const t = await getTranslations('chat');
  return (
    <Link to={chatPathWith(id)} className="action-link">
      <Icon name="chat" />
      {t('askShop')}
    </Link>
  );
}
