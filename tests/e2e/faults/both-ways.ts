/**
 * Who meets a fault: a shopper with script on a wide screen, and one without it, who reads from right to left on a phone.
 */
export const bothWays = [
  { language: 'en', javaScriptEnabled: true },
  { language: 'ar', javaScriptEnabled: false, viewport: { width: 360, height: 740 } },
] as const;

/** The name of a group of tests. */
export function wayOf({ language, javaScriptEnabled }: (typeof bothWays)[number]): string {
  return `${language}, ${javaScriptEnabled ? 'with' : 'without'} script`;
}
