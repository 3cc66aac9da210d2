import type { Metadata, Viewport } from 'next';
import * as root from 'next/root-params';
import type { ReactNode } from 'react';
import '@/app/theme.css';
import { rootElement } from '@/app/root-element';
import { ViewMarks } from '@/components/shell/view-marks';
import { refuseInventedMarket } from '@/lib/gone';
import { pageMarket } from '@/lib/market/market';
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
  const [{ locale }, currency] = await Promise.all([pageMarket(), root.currency()]);
  return (
    // As the `view` cookie had it, with which components/shell/watch-currency.client.ts compares it.
    <html {...(await rootElement(locale))} data-currency={currency}>
      <head>
        <ViewMarks locale={locale} />
      </head>
      <body className="text-body antialiased">{children}</body>
    </html>
  );
}
