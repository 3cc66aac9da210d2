/** Describes a toast: its text, its tone, and how long it stays (docs/behaviour.md 9). */
export interface ToastMessage {
  tone: 'success' | 'warning' | 'error' | 'info';
  text: string;
}

export interface ToasterProps {
  message: ToastMessage | null;
  /** The name of the region, and of each message in it. */
  label: string;
  onDone: () => void;
}

/** Milliseconds. */
export const toastTime = 5_000;
