/** What a toast says, in which tone and for how long (docs/behaviour.md 9). */
export interface ToastMessage {
  tone: 'success' | 'warning' | 'error' | 'info';
  text: string;
}

/** Milliseconds. */
export const toastTime = 5_000;
