import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AddressForm } from '@/components/address/address-form';
import { Picture } from '@/components/ui/picture';

/** Where no place is known: the headline, with the address field in it, beside pictures of the market. */
export async function HomeHead({ pictures }: { pictures: string[] }) {
  const t = await getTranslations('home');
  return (
    // The tabs below it begin with room of their own.
    <header className="-mb-3 bg-shade py-[clamp(1.5rem,1rem+1.5vw,2.5rem)]">
      <div className="column home-head grid grid-cols-[minmax(0,1fr)] items-center gap-8 lg:grid-cols-[minmax(0,1fr)_min(50%,34.5rem)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <h1 className="text-display wrap-anywhere">
            {t.rich('ask', { mark: (words: ReactNode) => <mark>{words}</mark> })}
          </h1>
          <AddressForm />
          <p className="max-w-reading text-lead text-soft">{t('lead')}</p>
        </div>
        <div className="grid grid-cols-2 gap-3 max-lg:hidden">
          {pictures.map(source => (
            <span key={source} className="home-photo rounded-card">
              <Picture source={source} alt="" widths={[264, 480]} sizes="264px" />
            </span>
          ))}
        </div>
      </div>
    </header>
  );
}
