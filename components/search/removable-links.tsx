import { getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { PageForm } from '@/components/forms/page-form.client';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

interface RemovableLink {
  /** What the remove button sends. */
  value: string;
  to: string;
  /** What the remove button calls it. */
  term: string;
  content: ReactNode;
}

interface RemovableLinksProps {
  id: string;
  title: string;
  action: ComponentProps<typeof PageForm>['action'];
  /** The name of the remove buttons; the last button sends none and removes all. */
  name: string;
  links: RemovableLink[];
}

/** What this browser remembers, as links, each with a remove button, in one plain form. */
export async function RemovableLinks({ id, title, action, name, links }: RemovableLinksProps) {
  const [t, errors] = await Promise.all([getTranslations('search'), getTranslations('errors')]);
  return (
    <section aria-labelledby={id} className="stack gap-3">
      <h2 id={id}>{title}</h2>
      <PageForm action={action} offline={errors('noConnection')} className="cluster">
        {links.map(({ value, to, term, content }) => (
          <span key={value} className="recent-term">
            <Link to={to}>{content}</Link>
            <button type="submit" name={name} value={value} aria-label={t('remove', { term })}>
              <Icon name="close" className="size-4" />
            </button>
          </span>
        ))}
        <button type="submit" className="min-h-11 cursor-pointer px-3 text-small font-semibold text-fig">
          {t('clearRecent')}
        </button>
      </PageForm>
    </section>
  );
}
