/** How long ago was a page seen when the API fails? By the clock of the servers. */
export interface Age {
  name: string;
  seconds: number;
}

export const ages: Age[] = [
  { name: 'fresh', seconds: 0 },
  { name: '20s', seconds: 20 },
  { name: '2min', seconds: 120 },
  { name: '20min', seconds: 1200 },
  { name: '7h', seconds: 7 * 3600 },
];

/** Seconds for which an answer stands in while the API is away (docs/behaviour.md 9). */
const remembered = 5 * 3600;

export function isRemembered({ seconds }: Age): boolean {
  return seconds < remembered;
}
