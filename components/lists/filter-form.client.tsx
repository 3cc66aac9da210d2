'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useRef, useTransition } from 'react';
import { useNarrowedList, wantFocusOn } from '@/components/lists/narrowed-list.client';
import { hideNative, nativeOpen } from '@/components/ui/overlay/native-popovers.client';
import { turnPage } from '@/components/ui/page-turn/turn-page.client';
import { withQuery } from '@/lib/paths/with-query';
import { filterQuery, parseFilter } from '@/lib/shops/list/filters';

/** Submits by itself on desktops. In the sheet of small screens the button submits. */
const answersAtOnce = '(width >= 71.25rem)';

/**
 * Applies a choice made by a pointer, or a checkbox, at once. Arrow keys pass through the choices in between, and
 * typing takes several keys, so these are applied on Enter or when the control loses the focus.
 */
export function FilterForm({ action, children }: { action: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const isByKeyboard = useRef(false);
  const isWaiting = useRef(false);

  useNarrowedList(form);

  /** `focus`: the control that was changed, or the one that the customer has moved on to. */
  const show = (focus: EventTarget | null) => {
    if (form.current === null) return;
    wantFocusOn(focus);
    isWaiting.current = false;
    const posted = [...new FormData(form.current)].filter((pair): pair is [string, string] => pair[1] !== '');
    // Goes straight to the shortest URL: a redirect during a client navigation would cost a second one.
    const query = filterQuery(parseFilter(new URLSearchParams(posted)));
    hideNative(form.current.closest<HTMLElement>(nativeOpen));
    startTransition(() => turnPage(router, withQuery(action, query), { scroll: false }));
  };

  const change = ({ target }: FormEvent) => {
    if (!matchMedia(answersAtOnce).matches) return;
    const type = target instanceof HTMLInputElement ? target.type : 'select';
    isWaiting.current = type === 'text' || (type !== 'checkbox' && isByKeyboard.current);
    if (!isWaiting.current) show(target);
  };

  return (
    <form
      ref={form}
      action={action}
      aria-busy={isPending}
      onSubmit={event => {
        event.preventDefault();
        show(document.activeElement);
      }}
      onPointerDown={() => {
        isByKeyboard.current = false;
      }}
      onKeyDown={({ key, target }) => {
        isByKeyboard.current = true;
        if (key === 'Enter' && target instanceof HTMLSelectElement && isWaiting.current) show(target);
      }}
      onChange={change}
      onBlur={({ relatedTarget }) => isWaiting.current && show(relatedTarget)}
    >
      {children}
    </form>
  );
}
