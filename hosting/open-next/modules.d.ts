/** Types of modules that the build writes or the platform provides. */

declare module 'doorstep-build/known' {
  export const id: string;
  export const manifest: import('../document/build-manifest.mjs').Manifest;
}

declare module 'doorstep-build/worker' {
  const storefront: { fetch: (request: Request, env: unknown, context: unknown) => Promise<Response> };
  export default storefront;
}

declare module 'doorstep-build/function' {
  type Answer = import('../lambda/handler.mjs').Answer;
  export function handler(event: import('../lambda/handler.mjs').Event, context: unknown): Promise<Answer>;
}

declare module 'cloudflare:workers' {
  /** The bindings named in wrangler.jsonc. */
  // biome-ignore lint/suspicious/noExplicitAny: their types come with the platform's own packages
  export const env: any;
  export function waitUntil(promise: Promise<unknown>): void;
}
