import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';

/**
 * The headline where a place is known: one line with its street, where that has a name. It says "near", because a kept
 * page knows the place only to some hundred metres: its street may be another one than the customer's. Where script runs,
 * the header shows the exact address, so that the line is only read aloud.
 */
export async function HomePlace({ street }: { street: string | null }) {
  const t = await getTranslations('home');
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 pt-3 [@media(scripting:enabled)]:p-0">
      <h1 className="min-w-0 flex-[1_1_10rem] text-title [@media(scripting:enabled)]:sr-only">
        {street === null ? t('knownPlain') : t.rich('known', { street: () => <bdi>{street}</bdi> })}
      </h1>
      <Link to="/address" className="action-link underlined [@media(scripting:enabled)]:hidden">
        {t('change')}
      </Link>
    </header>
  );
}
