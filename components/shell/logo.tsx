import { getTranslations } from 'next-intl/server';
import { Glyph } from '@/components/ui/glyph';
import { Link } from '@/components/ui/link';
import { pageMarket } from '@/lib/market/market';
import { getMarketName } from '@/lib/market/queries';

/** The logo and the marketplace's name, as a link to the home page. */
export async function Logo({ className = '' }: { className?: string }) {
  const [t, { locale }] = await Promise.all([getTranslations('shell'), pageMarket()]);
  const title = await getMarketName(locale);
  return (
    <Link to="/" aria-label={t('home', { name: title })} className={`logo ${className}`}>
      <Glyph />
      <span>{title}</span>
    </Link>
  );
}
