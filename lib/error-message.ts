/** The message of a caught error, for the log only. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
