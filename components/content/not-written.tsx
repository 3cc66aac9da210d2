import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateActions, EmptyStateMark } from '@/components/ui/empty-state';
import type { IconName } from '@/components/ui/icon-name';
import { Link } from '@/components/ui/link';

interface NotWrittenProps {
  icon: IconName;
  /** The page's title: what is missing. */
  title: string;
  hint: string;
}

/** Shown where the operator has not written a text; leads to the help centre, which tells how to reach a person. */
export async function NotWritten({ icon, title, hint }: NotWrittenProps) {
  const t = await getTranslations('content');
  return (
    <EmptyState>
      <EmptyStateMark name={icon} />
      <h2>{title}</h2>
      <p>{hint}</p>
      <EmptyStateActions>
        <Link to="/help" className={buttonClass('main')}>
          {t('toHelp')}
        </Link>
        <Link to="/" className={buttonClass('quiet')}>
          {t('toStart')}
        </Link>
      </EmptyStateActions>
    </EmptyState>
  );
}
