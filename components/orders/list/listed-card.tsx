import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';

interface ListedCardProps {
  to: string;
  picture: string;
  title: ReactNode;
  headline: string;
  isOpen: boolean;
  /** What stands side by side below the headline. */
  facts: ReactNode;
  /** Further lines. */
  children?: ReactNode;
  /** In place of the arrow. */
  button?: ReactNode;
}

/** One order or parcel of a list. The link on the title covers the card. */
export function ListedCard({ to, picture, title, headline, isOpen, facts, children, button }: ListedCardProps) {
  return (
    <Card as="li" className="relative flex flex-wrap items-center p-4">
      <div className="thumb size-16 max-[16rem]:size-8">
        <Picture source={picture} alt="" widths={[104]} sizes="4rem" />
      </div>
      <div className="flex-[1_1_8rem]">
        <h2 className="text-lead">
          <Link to={to} className="covering">
            {title}
          </Link>
        </h2>
        <p className={isOpen ? 'font-semibold text-fig' : undefined}>{headline}</p>
        <p className="flex flex-wrap gap-x-3 text-small text-soft">{facts}</p>
        {children}
      </div>
      {button ?? <Icon name="chevron" className="flip size-5 text-soft max-[16rem]:hidden" />}
    </Card>
  );
}
