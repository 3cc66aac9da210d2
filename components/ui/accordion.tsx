import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';

/** Unfolds in place: the browser's own <details>, which works without script and is found by searching in the page. */
export function Accordion(props: ComponentProps<'details'>) {
  return <details data-slot="accordion" {...props} />;
}

/** The label to press. */
export function AccordionTrigger({ children, ...props }: ComponentProps<'summary'>) {
  return (
    <summary data-slot="accordion-trigger" {...props}>
      {children}
      <Icon name="chevron-down" />
    </summary>
  );
}
