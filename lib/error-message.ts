/** What a caught error says, for the log alone. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
