import { getTranslations } from 'next-intl/server';
import { AppLinks } from '@/components/shell/footer/app-links';
import { copyrightText } from '@/components/shell/footer/copyright-text';
import { FooterGroups } from '@/components/shell/footer/footer-groups';
import { LanguageLinks } from '@/components/shell/footer/language-links';
import { SocialLinks } from '@/components/shell/footer/social-links';
import { Logo } from '@/components/shell/logo';
import { pageMarket } from '@/lib/market/market';
import { getMarketName, getSettings } from '@/lib/market/queries';

export async function Footer() {
  const [t, { locale }] = await Promise.all([getTranslations('shell'), pageMarket()]);
  const { footer_text = '' } = await getSettings(locale);
  const text = copyrightText(footer_text) || (await getMarketName(locale));
  return (
    <footer className="footer roomy">
      <div className="column footer-columns">
        <div className="grid content-start gap-3">
          <Logo />
          <SocialLinks />
        </div>
        <FooterGroups />
        <AppLinks />
        <LanguageLinks />
      </div>
      {/* The operator's text may have another direction than the page. */}
      <p className="column pt-4 pb-6 text-small text-soft">
        <bdi>{t('copyright', { year: String(new Date().getFullYear()), text })}</bdi>
      </p>
    </footer>
  );
}
