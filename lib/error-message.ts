/** The message of a caught error, for the log only. A JSON error's own would quote its input: a token, or an e-mail address. */
export function errorMessage(error: unknown): string {
  if (error instanceof SyntaxError) return 'it is no JSON';
  if (!(error instanceof Error)) return String(error);
  // The message is only "fetch failed"; its cause says whether it was the name, the certificate or the port.
  const { code, message } = (error.cause ?? {}) as { code?: unknown; message?: unknown };
  return [error.message || (error as { code?: unknown }).code, code ?? message].filter(Boolean).join(': ');
}
