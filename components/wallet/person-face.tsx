import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Person } from '@/lib/wallet/schema';

/** Somebody's picture, beside their name. */
export function PersonFace({ person: { picture } }: { person: Person }) {
  return (
    <span className="wallet-face">
      {picture === '' ? <Icon name="user" /> : <Picture source={picture} alt="" widths={[104]} sizes="48px" />}
    </span>
  );
}
