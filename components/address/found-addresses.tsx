import { getTranslations } from 'next-intl/server';
import { AddressLine } from '@/components/address/address-line';
import { Form } from '@/components/forms/form';
import { Alert } from '@/components/ui/alert';
import { chooseAddress } from '@/lib/addresses/actions';
import type { FoundAddress } from '@/lib/addresses/geocoding';

interface FoundAddressesProps {
  words: string;
  /** Null while the maps service is away. */
  found: FoundAddress[] | null;
  back: string;
}

/** Lists the addresses that match the typed words, each a button that chooses it. */
export async function FoundAddresses({ words, found, back }: FoundAddressesProps) {
  const t = await getTranslations('address');
  if (found === null || found.length === 0) {
    return (
      <Alert role="status" tone="warning">
        {found === null ? t('searchAway') : t('noneFound', { words })}
      </Alert>
    );
  }
  return (
    <section aria-labelledby="found" className="grid gap-2">
      <h2 id="found">{t('results')}</h2>
      <p className="text-small text-soft">{t('found', { count: found.length })}</p>
      <ul className="found-list">
        {found.map(({ text, point }) => (
          <li key={`${text} ${point.latitude} ${point.longitude}`}>
            <Form action={chooseAddress}>
              <input type="hidden" name="text" value={text} />
              <input type="hidden" name="latitude" value={point.latitude} />
              <input type="hidden" name="longitude" value={point.longitude} />
              <input type="hidden" name="returnTo" value={back} />
              <button type="submit">
                <AddressLine text={text} />
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
