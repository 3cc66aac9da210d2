import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';

/** Something that unfolds in place: the browser's own, whole without script and found by its search in the page. */
export function Accordion(props: ComponentProps<'details'>) {
  return <details data-slot="accordion" {...props} />;
}

/** What is pressed to unfold it. */
export function AccordionTrigger({ children, ...props }: ComponentProps<'summary'>) {
  return (
    <summary data-slot="accordion-trigger" {...props}>
      {children}
      <Icon name="chevron-down" />
    </summary>
  );
}
