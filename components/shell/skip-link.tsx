import { getTranslations } from 'next-intl/server';

/** Every page's <main> is `#content` and takes focus. */
export async function SkipLink() {
  const t = await getTranslations('common');
  return (
    <a href="#content" className="skip-link" data-hard>
      {t('skip')}
    </a>
  );
}
