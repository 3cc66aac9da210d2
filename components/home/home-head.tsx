import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AddressForm } from '@/components/address/address-form';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { streetAt } from '@/lib/addresses/geocoding';
import { pageMarket } from '@/lib/market/market';
import { type Place, pointOf } from '@/lib/view/view';

/** The headline, which ends in the delivery address: a field while there is none, the street once it is known. */
export async function HomeHead({ place }: { place: Place }) {
  const [t, { locale }] = await Promise.all([getTranslations('home'), pageMarket()]);
  const point = pointOf(place);
  const street = point === null ? null : await streetAt(point, locale);
  const mark = (words: ReactNode) => <mark>{words}</mark>;
  return (
    <header className="bg-shade py-[clamp(1.75rem,1rem+3vw,4rem)]">
      <div className="column home-head grid justify-items-start gap-5">
        <h1 className="max-w-[28ch] text-display">
          {point === null && t.rich('ask', { mark })}
          {point !== null && (street === null ? t.rich('knownPlain', { mark }) : t.rich('known', { mark, street }))}
        </h1>
        {point === null ? (
          <AddressForm />
        ) : (
          <p>
            <Link to="/address" className={buttonClass('quiet')}>
              {t('change')}
            </Link>
          </p>
        )}
        <p className="max-w-reading text-balance text-lead text-soft">{t('lead')}</p>
      </div>
    </header>
  );
}
