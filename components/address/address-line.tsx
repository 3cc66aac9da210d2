import { Icon } from '@/components/ui/icon';

/** What stands on an address's button: its name where it has one, and its words in their own direction. */
export function AddressLine({ title = '', text }: { title?: string; text: string }) {
  return (
    <>
      <Icon name="pin" className="text-soft" />
      <span>
        {title !== '' && <b className="block">{title}</b>}
        <bdi>{text}</bdi>
      </span>
      <Icon name="arrow-forward" className="flip size-5 text-fig" />
    </>
  );
}
