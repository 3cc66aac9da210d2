import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-name';

interface ContactLinkProps {
  icon: IconName;
  to: string;
  words: string;
  /** The number or address itself. */
  shown: string;
}

/** A way to reach a person: what it does, and the number or address to copy. */
export function ContactLink({ icon, to, words, shown }: ContactLinkProps) {
  return (
    <a href={to} className="line">
      <Icon name={icon} />
      <span>
        <b>{words}</b>
        <br />
        <bdi dir="ltr">{shown}</bdi>
      </span>
    </a>
  );
}
