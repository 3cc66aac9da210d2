import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { OwnForm } from '@/components/forms/own-form';
import { Button, buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateMark } from '@/components/ui/empty-state';
import type { IconName } from '@/components/ui/icon-name';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { groupPath } from '@/lib/cart/group/membership';
import { leaveTheGroup } from '@/lib/groups/actions';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { loginPath } from '@/lib/session/login-path';
import { shopPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';

/** For an invitation to no group. */
export async function GroupInvalid({ shop }: { shop: Shop }) {
  const [t, errors, common] = await Promise.all([
    getTranslations('group'),
    getTranslations('errors'),
    getTranslations('common'),
  ]);
  const lead = common('sentences', { first: errors('groupInvalid'), second: t('invalid.lead') });
  return (
    <Closed mark="alert" title={t('invalid.title')} lead={lead}>
      <Link to={shopPath(shop)} className={buttonClass()}>
        {t('invalid.toShop')}
      </Link>
    </Closed>
  );
}

/** Opening a group order requires an account, because its owner orders and pays. */
export async function GroupGuest({ shop }: { shop: Shop }) {
  const [t, { locale }] = await Promise.all([getTranslations('group'), pageMarket()]);
  return (
    <Closed mark="user" title={t('start.title', { shop: shop.title })} lead={t('guest.lead')}>
      <a href={loginPath(localizedPath(locale, groupPath(shop.id)))} className={buttonClass()}>
        {t('guest.signIn')}
      </a>
      <Link to={shopPath(shop)} className={buttonClass('quiet')}>
        {t('start.back')}
      </Link>
    </Closed>
  );
}

/** For a visitor who is in another group: links to it, and a way to leave it. */
export async function GroupElsewhere({ shop }: { shop: string }) {
  const [t, errors] = await Promise.all([getTranslations('group'), getTranslations('errors')]);
  return (
    <Closed mark="user" title={t('elsewhere.title')} lead={errors('groupElsewhere')}>
      <Link to={groupPath(shop)} className={buttonClass()}>
        {t('elsewhere.toGroup')}
      </Link>
      <OwnForm action={leaveTheGroup}>
        <Button type="submit" look="quiet">
          {t('leave')}
        </Button>
      </OwnForm>
    </Closed>
  );
}

interface ClosedProps {
  mark: IconName;
  title: string;
  lead: string;
  children: ReactNode;
}

function Closed({ mark, title, lead, children }: ClosedProps) {
  return (
    <div className="reading-page">
      <Notice />
      <EmptyState>
        <EmptyStateMark name={mark} />
        <h1>{title}</h1>
        <p>{lead}</p>
        <div className="cluster justify-center">{children}</div>
      </EmptyState>
    </div>
  );
}
