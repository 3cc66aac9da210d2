/** Describes a toast: its text, its tone, and how long it stays (docs/behaviour.md 9). */
export interface ToastMessage {
  id: number;
  tone: 'success' | 'warning' | 'error' | 'info';
  text: string;
}

/** Milliseconds. */
export const toastTime = 5_000;
