import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/app/theme.css';
import { fontVariables } from '@/app/fonts';
import { ViewMarks } from '@/components/shell/view-marks';
import { refuseInventedMarket } from '@/lib/gone';
import { languageTag } from '@/lib/i18n/locales';
import { scriptStyle } from '@/lib/i18n/script-style';
import { pageMarket } from '@/lib/market/market';
import { isRightToLeft } from '@/lib/market/queries';
import { siteMetadata } from '@/lib/metadata';

export const generateMetadata = (): Promise<Metadata> => siteMetadata();

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#150e12' },
  ],
  viewportFit: 'cover',
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  await refuseInventedMarket();
  const { locale } = await pageMarket();
  const direction = (await isRightToLeft(locale)) ? 'rtl' : 'ltr';
  return (
    // The view script writes the theme and the place onto this element before React hydrates.
    <html
      lang={languageTag(locale)}
      dir={direction}
      className={fontVariables}
      style={scriptStyle(locale)}
      suppressHydrationWarning
    >
      <head>
        <ViewMarks />
      </head>
      <body className="text-body antialiased">{children}</body>
    </html>
  );
}
