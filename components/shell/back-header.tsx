import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

interface BackHeaderProps {
  /**
   * Where the back link leads, as a path without language: "/orders" for one order, "/" for most (docs/behaviour.md
   * 2.2).
   */
  to: string;
  title: string;
  /** Goes one step back in the history if there is one, otherwise to `to`. For the checkout. */
  isStepBack?: boolean;
  /** Shown at the end, such as a link to help. */
  children?: ReactNode;
}

/** The header of pages with one task. The page renders it, because it knows where back leads. */
export async function BackHeader({ to, title, isStepBack = false, children }: BackHeaderProps) {
  const t = await getTranslations('shell');
  return (
    <header className="back-header">
      <div className="column">
        <Link to={to} className="icon-button" data-step-back={isStepBack ? '' : undefined}>
          <Icon name="arrow-back" className="flip size-6" />
          <span className="sr-only">{t('back')}</span>
        </Link>
        <p
          dir="auto"
          className="min-w-0 flex-1 truncate font-display text-title font-semibold [text-align:match-parent]"
        >
          {title}
        </p>
        {children}
      </div>
    </header>
  );
}
