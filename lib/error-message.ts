/** The message of a caught error, for the log only. A JSON error's own would quote its input: a token, or an e-mail address. */
export function errorMessage(error: unknown): string {
  if (error instanceof SyntaxError) return 'it is no JSON';
  return error instanceof Error ? error.message : String(error);
}
