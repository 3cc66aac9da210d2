/** Calls an action that is answered by the next page (`pageAction`), and notices when no answer comes. */
import { useState, useTransition } from 'react';
import { prepareActions } from '@/components/forms/action-requests.client';
import { isUnanswered } from '@/lib/forms/unanswered';

export type PageAction = (posted: FormData) => Promise<void>;

/**
 * Called by the action itself: React would throw a lost connection at the page, which would give way to the error page
 * with everything that is typed in it.
 */
export function usePageAction(action: PageAction) {
  const [isLost, setLost] = useState(false);
  const [isPending, start] = useTransition();
  const send = (form: HTMLFormElement | null, submitter: HTMLElement | null) => {
    if (isPending || form === null) return;
    const posted = new FormData(form, submitter);
    prepareActions();
    setLost(false);
    start(async () => {
      try {
        await action(posted);
      } catch (error) {
        // An action that redirects rejects too; Next's router needs that error.
        if (!isUnanswered(error)) throw error;
        setLost(true);
      }
    });
  };
  return { send, isLost };
}
