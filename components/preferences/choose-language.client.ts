/** Shows the page in another language: saves the choice, and runs the progress bar until the new document is there. */
import { pathInLanguage } from '@/components/preferences/path-in-language.client';
import { carryInputs } from '@/components/typed/carried-inputs.client';
import { leaveOverlays } from '@/components/ui/overlay/leave-overlays.client';
import { startProgressBar } from '@/components/ui/page-turn/progress-bar.client';
import { writeCookie } from '@/lib/cookies/cookies.client';

/** Does nothing for an unknown language. Loaded with the first choice. */
export async function chooseLanguage(value: string): Promise<void> {
  const chosen = pathInLanguage(value);
  if (chosen === null) return;
  writeCookie('locale', chosen.locale);
  startProgressBar();
  carryInputs();
  await leaveOverlays();
  // Reloads, because going to another URL would not keep the scroll position.
  history.replaceState(history.state, '', chosen.path);
  location.reload();
}
