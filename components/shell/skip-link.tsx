import { getTranslations } from 'next-intl/server';

/** Leads to `#content`: every page's <main>, which takes focus. */
export async function SkipLink() {
  const t = await getTranslations('common');
  return (
    <a href="#content" className="skip-link" data-hard>
      {t('skip')}
    </a>
  );
}
