/**
 * The age of an account in milliseconds, by the API's clock alone: `timestamp` is that of its answer. The API tells it
 * in whole seconds.
 */
export function accountAge(timestamp: string, createdAt: string): number {
  return Date.parse(timestamp) - Date.parse(createdAt.replace(' ', 'T'));
}
