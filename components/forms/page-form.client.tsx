'use client';

import type { ReactNode } from 'react';
import { type PageAction, usePageAction } from '@/components/forms/use-page-action.client';

interface PageFormProps {
  action: PageAction;
  /** The sentence for a lost connection. */
  offline: string;
  className?: string;
  children: ReactNode;
}

/** A form of buttons that is answered by the next page. Says so where no answer comes, and can be pressed again. */
export function PageForm({ action, offline, className, children }: PageFormProps) {
  const { send, isLost } = usePageAction(action);
  return (
    <form
      action={action}
      onSubmit={event => {
        event.preventDefault();
        send(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
      }}
      className={className}
    >
      {children}
      {isLost && <Unanswered>{offline}</Unanswered>}
    </form>
  );
}

/** A button of another form, with an action of its own that takes along what is typed. */
export function PageButton({ action, offline, className, children }: PageFormProps) {
  const { send, isLost } = usePageAction(action);
  return (
    <>
      <button
        type="submit"
        formAction={action}
        formNoValidate
        onClick={event => {
          event.preventDefault();
          send(event.currentTarget.form, event.currentTarget);
        }}
        className={className}
      >
        {children}
      </button>
      {isLost && <Unanswered>{offline}</Unanswered>}
    </>
  );
}

function Unanswered({ children }: { children: string }) {
  return (
    <p role="alert" className="basis-full text-small text-paprika-ink">
      {children}
    </p>
  );
}
