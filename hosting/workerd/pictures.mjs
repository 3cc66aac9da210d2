/**
 * Resizes pictures to the width they are shown in with the platform's image service (binding IMAGES); without it they
 * are sent as they are.
 */
import { allowedSource, largestSource } from '../open-next/picture-source.mjs';

const kept = 'public, max-age=86400';

/** Null for any other request. @param {Request} request @param {any} env @param {any} context */
export function answerPicture(request, env, context) {
  const { pathname } = new URL(request.url);
  const isPicture = pathname.startsWith('/pictures/') || pathname === '/_next/image';
  return isPicture && /^(GET|HEAD)$/.test(request.method) ? picture(request, env, context) : null;
}

/** @param {Request} request @param {any} env @param {any} context */
async function picture(request, env, context) {
  const { pathname, search } = new URL(request.url);
  const found = allowedSource(pathname + search, env);
  if (found === null) return new Response(null, { status: 404 });
  const { asked, source, width } = found;
  const cache = /** @type {any} */ (caches).default;
  const key = new URL(asked, request.url).href;
  const known = await cache.match(key);
  if (known) return known;
  const made = await make(source, width, env).catch(() => null);
  if (made === null) return new Response(null, { status: 502, headers: { 'Cache-Control': 'no-store' } });
  if (made.ok) context.waitUntil(cache.put(key, made.clone()));
  return made;
}

/** @param {string} source @param {number} width @param {any} env */
async function make(source, width, env) {
  const found = await fetch(source, { redirect: 'error', signal: AbortSignal.timeout(7000) });
  const type = found.headers.get('content-type') ?? '';
  if (!found.ok || found.body === null || !/^image\/(jpeg|png|webp|avif|gif)/.test(type))
    return new Response(null, { status: 404 });
  if (Number(found.headers.get('content-length') ?? 0) > largestSource) return new Response(null, { status: 404 });
  const headers = { 'Cache-Control': kept, 'X-Content-Type-Options': 'nosniff' };
  if (env.IMAGES === undefined) return new Response(found.body, { headers: { ...headers, 'Content-Type': type } });
  const made = await env.IMAGES.input(found.body)
    .transform({ width, fit: 'scale-down' })
    .output({ format: 'image/webp', quality: 72 });
  return new Response(made.response().body, { headers: { ...headers, 'Content-Type': 'image/webp' } });
}

/**
 * Remakes uploaded pictures and the photos of share cards, as lib/pictures/picture-service.ts expects of a host.
 *
 * @param {any} images the binding @returns {import('../../lib/pictures/picture-service.ts').PictureService}
 */
export function pictureService(images) {
  return {
    async shape(picture, { fit, width, height, type, quality }, mostPixels) {
      const stream = () => new Blob([picture]).stream();
      try {
        const { format, width: wide, height: high } = await images.info(stream());
        if (!/^image\/(jpeg|png|webp)$/.test(format) || wide * high > mostPixels) return null;
        const made = await images
          .input(stream())
          .transform({ width, height, fit: fit === 'inside' ? 'scale-down' : fit })
          .output({ format: type, quality });
        return new Uint8Array(await made.response().arrayBuffer());
      } catch (error) {
        console.warn(`A picture could not be made anew: ${error}`);
        return null;
      }
    },
  };
}
