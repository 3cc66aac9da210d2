'use client';

import { useEffect, useState } from 'react';
import { AddressLine } from '@/components/address/address-line';
import { listAccountAddresses, type AccountAddressesResponse as Own } from '@/components/address/delivery-point.client';
import { useChooseAddress } from '@/components/address/use-choose-address.client';

/** The addresses of whoever is signed in, each a button that chooses it; nothing for guests. */
export function AccountAddressList({ locale }: { locale: string }) {
  const [own, setOwn] = useState<Own | null>(null);
  const { choose, isPending } = useChooseAddress();

  useEffect(() => {
    if (document.documentElement.dataset.signed === undefined) return;
    const closed = new AbortController();
    // Without them the picker still finds every address.
    listAccountAddresses(locale, closed.signal).then(setOwn, () => {});
    return () => closed.abort();
  }, [locale]);

  if (own === null || own.places.length === 0) return null;
  return (
    <section aria-labelledby="own-addresses" className="grid gap-2">
      <h3 id="own-addresses" className="text-title font-semibold">
        {own.heading}
      </h3>
      <ul className="found-list">
        {own.places.map(({ id, title, text, point }) => (
          <li key={id}>
            <button type="button" aria-disabled={isPending} onClick={() => choose({ text, point, by: 'hand' })}>
              <AddressLine title={title} text={text} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
