import { Icon } from '@/components/ui/icon';

/** The label of an address's button: its name if it has one, and its text in its own direction. */
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
