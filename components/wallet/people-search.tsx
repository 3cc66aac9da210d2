import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PersonFace } from '@/components/wallet/person-face';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { shortestSearch } from '@/lib/wallet/queries';
import type { Person } from '@/lib/wallet/schema';

/** Searches for a receiver, and lists the people found by name and picture. */
export async function PeopleSearch({ search, people }: { search: string; people: Person[] }) {
  const [t, { locale }] = await Promise.all([getTranslations('wallet'), pageMarket()]);
  return (
    <Card as="section" aria-labelledby="who">
      <h2 id="who">{t('who')}</h2>
      <form action={localizedPath(locale, '/wallet/send')} className="wallet-search">
        <Field id="search" label={t('search')} hint={t('searchHint')}>
          {control => (
            <input
              {...control}
              type="search"
              name="search"
              defaultValue={search}
              minLength={shortestSearch}
              maxLength={80}
              dir="auto"
              required
            />
          )}
        </Field>
        <Button type="submit">
          <Icon name="search" />
          {t('find')}
        </Button>
      </form>
      {search !== '' && people.length === 0 && <p role="status">{t('nobody')}</p>}
      {people.length > 0 && (
        <ul className="wallet-people" aria-label={t('found')}>
          {people.map(person => (
            <li key={person.uuid}>
              <PersonFace person={person} />
              <Link to={`/wallet/send?${new URLSearchParams({ search, to: person.uuid })}`} className="covering">
                <bdi>{person.name}</bdi>
              </Link>
              <Icon name="chevron" className="flip size-5 text-soft" />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
