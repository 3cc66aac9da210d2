import { getTranslations } from 'next-intl/server';

/** Shows what was typed before the API went away, so that nobody worries about it; empty texts are left out. */
export async function KeptInputs({ texts }: { texts: string[] }) {
  const t = await getTranslations('errorPage');
  const typed = texts.filter(text => text !== '');
  if (typed.length === 0) return null;
  return (
    <div className="grid max-w-reading gap-2">
      <p>{t('kept')}</p>
      <ul className="grid gap-1 text-soft">
        {typed.map(text => (
          <li key={text}>
            <bdi className="whitespace-pre-line">{text}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
