import type { OptionLook } from '@/lib/products/option-look';

interface OptionLooksProps {
  looks: OptionLook[];
  size?: 'size-5' | 'size-8';
}

/** Colours and pictures to choose or chosen, beside their names. */
export function OptionLooks({ looks, size = 'size-5' }: OptionLooksProps) {
  const look = `${size} me-1 inline-block flex-none rounded-full border border-edge object-cover align-middle`;
  return looks.map(({ type, value }) =>
    type === 'color' ? (
      <i key={value} className={look} style={{ backgroundColor: value }} />
    ) : (
      <img key={value} className={look} src={value} alt="" loading="lazy" />
    ),
  );
}
