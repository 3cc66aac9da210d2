/** Reads the chosen address: when the page opens, and whenever another address is chosen. */
import { useEffect, useState } from 'react';
import { markPlace } from '@/components/address/mark-place.client';
import { addressChangedEvent } from '@/lib/addresses/address-changed.client';
import type { DeliveryAddressResponse } from '@/lib/addresses/delivery-address';
import { patience } from '@/lib/read-json.client';

interface Listeners {
  /** Called as soon as the address may have changed. */
  onChange: () => void;
  /** Called once the customer must be asked about it. */
  onAsk: () => void;
}

export function useDeliveryAddress({ onChange, onAsk }: Listeners): DeliveryAddressResponse | null {
  const [address, setAddress] = useState<DeliveryAddressResponse | null>(null);

  useEffect(() => {
    let latest = 0;
    const learn = async () => {
      const turn = ++latest;
      onChange();
      if (!markPlace()) return;
      const here: DeliveryAddressResponse | null = await fetch('/api/here', { signal: AbortSignal.timeout(patience) })
        .then(answer => (answer.ok ? answer.json() : null))
        .catch(() => null);
      // Another address was chosen in the meantime, and its answer may have come first.
      if (turn !== latest) return;
      setAddress(here);
      if (here?.mayAsk) onAsk();
    };
    learn();
    window.addEventListener(addressChangedEvent, learn);
    return () => window.removeEventListener(addressChangedEvent, learn);
  }, [onChange, onAsk]);

  return address;
}
