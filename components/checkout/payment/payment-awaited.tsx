import { getTranslations } from 'next-intl/server';
import { LookAgain } from '@/components/checkout/payment/look-again';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/**
 * Shown to a customer back from a payment provider whose payment makes the order, until the marketplace knows of it. A
 * customer who has paid must not pay again, so the checkout is a link away. `look`: how many times this page was shown,
 * from 1.
 */
export async function PaymentAwaited({ look }: { look: number }) {
  const t = await getTranslations('checkout');
  return (
    <section className="column flex min-h-[60vh] flex-col items-start justify-center gap-4 py-16" role="status">
      <LookAgain look={look} />
      <h1>{t('awaited.title')}</h1>
      <p className="max-w-reading text-lead text-soft">{t('awaited.lead')}</p>
      <p className="flex flex-wrap gap-3" data-hard>
        <a href="?back=1" className={buttonClass('main')}>
          {t('awaited.look')}
        </a>
        <Link to="/checkout" className={buttonClass('quiet')}>
          {t('awaited.notPaid')}
        </Link>
      </p>
    </section>
  );
}
