'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from 'react';
import { turnPage } from '@/components/ui/turn-page.client';
import { filterQuery, parseFilter } from '@/lib/shops/filters';

/** The control that was changed last. The answer is a new page, which gives the focus back to it. */
let changed = '';

/** Submits at each change on desktops. In the sheet of small screens the button submits. */
const answersAtOnce = '(width >= 71.25rem)';

export function FilterForm({ action, children }: { action: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  useEffect(() => {
    const control = [...(form.current?.elements ?? [])].find(element => nameOf(element) === changed);
    if (changed !== '' && control instanceof HTMLElement) control.focus({ preventScroll: true });
    changed = '';
  }, []);

  const show = () => {
    if (form.current === null) return;
    const posted = [...new FormData(form.current)].filter((pair): pair is [string, string] => pair[1] !== '');
    // Goes straight to the shortest URL: a redirect during a client navigation would cost a second one.
    const query = filterQuery(parseFilter(new URLSearchParams(posted)));
    form.current.closest<HTMLElement>(':popover-open')?.hidePopover();
    startTransition(() => turnPage(router, query.size > 0 ? `${action}?${query}` : action, false));
  };

  return (
    <form
      ref={form}
      action={action}
      aria-busy={isPending}
      onSubmit={event => {
        event.preventDefault();
        show();
      }}
      onChange={(event: FormEvent) => {
        if (!matchMedia(answersAtOnce).matches) return;
        changed = nameOf(event.target);
        show();
      }}
    >
      {children}
    </form>
  );
}

function nameOf(control: EventTarget | null): string {
  if (control instanceof HTMLInputElement) return `${control.name} ${control.type === 'text' ? '' : control.value}`;
  return control instanceof HTMLSelectElement ? control.name : '';
}
