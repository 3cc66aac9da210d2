'use client';

import useSWR from 'swr';
import { OwnCache } from '@/components/account/own-cache.client';
import { AddressLine } from '@/components/address/address-line';
import type { AccountAddressesResponse } from '@/components/address/delivery-point.client';
import { useChooseAddress } from '@/components/address/use-choose-address.client';
import { readJson } from '@/lib/read-json.client';

/** The signed-in customer's addresses, each a button that chooses it. Renders nothing for guests. */
export function AccountAddressList({ locale }: { locale: string }) {
  if (document.documentElement.dataset.signed === undefined) return null;
  return (
    <OwnCache>
      <OwnAddresses locale={locale} />
    </OwnCache>
  );
}

function OwnAddresses({ locale }: { locale: string }) {
  // If they cannot be read, the picker still finds every address.
  const { data: own } = useSWR<AccountAddressesResponse>(
    `/api/own-addresses?${new URLSearchParams({ locale })}`,
    readJson,
  );
  const { choose, isPending } = useChooseAddress();

  if (own === undefined || own.places.length === 0) return null;
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
