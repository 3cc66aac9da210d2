import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

interface FilterChipProps {
  /** The path of the list with the choice turned on or, where it is on, off. */
  to: string;
  text: string;
  isOn: boolean;
}

/** One choice that narrows or orders a list: a link that makes it or, with a cross, takes it back. */
export async function FilterChip({ to, text, isOn }: FilterChipProps) {
  const t = await getTranslations('list');
  return (
    <Link
      to={to}
      aria-label={isOn ? t('remove', { name: text }) : undefined}
      className={`chip max-w-full text-small font-medium whitespace-normal -outline-offset-2 ${isOn ? 'border-fig bg-fig-soft text-fig' : ''}`}
      data-keep-scroll=""
    >
      {text}
      {isOn && <Icon name="close" className="size-4" />}
    </Link>
  );
}
