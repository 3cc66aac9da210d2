import { getTranslations } from 'next-intl/server';

/** Leads to `#content`: the `Main` of every page, which takes the focus. */
export async function SkipLink() {
  const t = await getTranslations('common');
  return (
    <a href="#content" className="skip-link" data-hard>
      {t('skip')}
    </a>
  );
}
