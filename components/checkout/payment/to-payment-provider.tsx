import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';

/**
 * The page between our form and the payment provider's, for customers without script
 * (lib/payments/payment-provider.ts).
 */
export async function ToPaymentProvider({ url, lead }: { url: string; lead: string }) {
  const t = await getTranslations('checkout');
  return (
    <section className="column flex min-h-[60vh] flex-col items-start justify-center gap-4 py-16">
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <h1>{t('away.title')}</h1>
      <p className="max-w-reading text-lead text-soft">{lead}</p>
      <a href={url} className={buttonClass('main')} rel="noreferrer">
        {t('away.go')}
      </a>
    </section>
  );
}
