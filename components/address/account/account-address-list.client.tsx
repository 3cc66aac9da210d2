'use client';

import useSWR from 'swr';
import { OwnCache } from '@/components/account/own-cache.client';
import { AddressLine } from '@/components/address/address-line';
import type { AccountAddressesResponse } from '@/components/address/delivery-point.client';
import { usePostAddress } from '@/components/address/use-choose-address.client';
import { ErrorAlert } from '@/components/ui/field';
import { deliverToAccountAddress } from '@/lib/addresses/account-actions';
import type { Locale } from '@/lib/i18n/locales';
import { readJson } from '@/lib/read-json.client';

interface AccountAddressListProps {
  locale: Locale;
  /** Says that choosing one has failed. */
  failed: string;
}

/**
 * The signed-in customer's addresses, each a button that chooses it by its id: two flats of one house have the same
 * point. Renders nothing for guests.
 */
export function AccountAddressList(props: AccountAddressListProps) {
  if (document.documentElement.dataset.signed === undefined) return null;
  return (
    <OwnCache>
      <OwnAddresses {...props} />
    </OwnCache>
  );
}

function OwnAddresses({ locale, failed }: AccountAddressListProps) {
  // If they cannot be read, the picker still finds every address.
  const { data: own } = useSWR<AccountAddressesResponse>(
    `/api/own-addresses?${new URLSearchParams({ locale })}`,
    readJson,
  );
  const { post, isPending, hasFailed } = usePostAddress(deliverToAccountAddress);

  if (own === undefined || own.places.length === 0) return null;
  return (
    <section aria-labelledby="own-addresses" className="grid gap-2">
      <h3 id="own-addresses" className="text-title font-semibold">
        {own.heading}
      </h3>
      <ul className="found-list">
        {own.places.map(({ id, title, text }) => (
          <li key={id}>
            <button type="button" aria-disabled={isPending} onClick={() => post({ id })}>
              <AddressLine title={title} text={text} />
            </button>
          </li>
        ))}
      </ul>
      {hasFailed && <ErrorAlert>{failed}</ErrorAlert>}
    </section>
  );
}
