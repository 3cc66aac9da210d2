import { getTranslations } from 'next-intl/server';
import { longDate } from '@/components/content/long-date';
import { NotWritten } from '@/components/content/not-written';
import { OtherLanguage } from '@/components/content/other-language';
import { PageContents } from '@/components/content/page-contents';
import { Prose } from '@/components/content/prose';
import { Unreached } from '@/components/errors/unreached';
import { Link } from '@/components/ui/link';
import { Main } from '@/components/ui/main';
import type { Outcome } from '@/lib/api/client';
import type { RulesName } from '@/lib/content/metadata';
import type { Rules } from '@/lib/content/schema';
import type { Written } from '@/lib/content/written';
import { gone } from '@/lib/gone';

interface RulesPageProps {
  name: RulesName;
  found: Outcome<Written<Rules> | null>;
}

/** One long text: terms, privacy policy, terms of the referral programme. */
export async function RulesPage({ name, found }: RulesPageProps) {
  const t = await getTranslations('content');
  if (!found.ok) return <Unreached />;
  // Without a referral programme there are no terms of it.
  if (found.value === null && name === 'referralTerms') await gone();
  const title = t(`${name}.title`);
  if (found.value === null)
    return (
      <Main className="column written">
        <h1 className="sr-only">{title}</h1>
        <NotWritten icon="info" title={t('emptyTitle')} hint={t('emptyHint')} />
      </Main>
    );
  const { locale, value } = found.value;
  return (
    <Main className="column written">
      <header>
        <h1 dir="auto">{value.title || title}</h1>
        {value.updatedAt !== null && (
          <p className="text-small text-soft">{t('updated', { date: await longDate(value.updatedAt) })}</p>
        )}
        <OtherLanguage of={locale} />
      </header>
      <div className="written-text">
        <PageContents headings={value.body.headings} />
        <Prose text={value.body} locale={locale} />
      </div>
      {name === 'referralTerms' && <ToReferrals />}
    </Main>
  );
}

async function ToReferrals() {
  const t = await getTranslations('referrals');
  return (
    <p>
      <Link to="/referrals" className="action-link underlined">
        {t('page')}
      </Link>
    </p>
  );
}
