import { AddressText } from '@/components/address/address-text';
import { Icon } from '@/components/ui/icon';

/** The label of an address's button. */
export function AddressLine({ title = '', text }: { title?: string; text: string }) {
  return (
    <>
      <Icon name="pin" className="text-soft" />
      <AddressText title={title} text={text} />
      <Icon name="arrow-forward" className="flip size-5 text-fig" />
    </>
  );
}
