/** How are pictures uploaded? By POST dashboard/galleries (docs/api.md 17), served under /storage/images. */

import { type Context, Hono } from 'hono';
import { galleryTypes, maxBytes, mediaTypeOf, saveUpload, uploadByPath } from '../../accounts/uploads.ts';
import { visitorOf } from '../../input/customer.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { single } from '../../presenters/envelope.ts';

export function galleryRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  /** Public, as people who apply as shops or couriers have no token yet. */
  routes.post('/dashboard/galleries', async context => {
    const { check, origin, now } = viewOf(context, sandbox);
    const form = await formOf(context);
    const type = galleryTypes.find(known => known === (form.type ?? check.input.type));
    if (!type) check.fail('type', 'The selected type is invalid.');
    const image = form.image instanceof File ? form.image : undefined;
    if (!image) check.fail('image', 'The image field is required.');
    if (image && image.size > maxBytes) check.fail('image', 'The image may not be greater than 5120 kilobytes.');
    check.throwIfInvalid();

    const bytes = new Uint8Array((await image?.arrayBuffer()) ?? []);
    const media_type = mediaTypeOf(bytes);
    if (!media_type) check.fail('image', 'The image must be a file of type: png, jpg, jpeg, webp.');
    check.throwIfInvalid();
    const owner = visitorOf(context, sandbox)?.id ?? null;
    const path = saveUpload(store, type ?? '', owner, { media_type: media_type ?? '', bytes }, now);
    return single(context, { title: `${origin}/storage/images/${path}`, type }, 'Successfully');
  });

  return routes;
}

export function storageRoutes({ store }: Sandbox): Hono {
  const routes = new Hono();

  routes.get('/images/*', (context: Context) => {
    const path = new URL(context.req.url).pathname.replace(/^\/storage\/images\//, '');
    const upload = uploadByPath(store, path);
    if (!upload) return context.notFound();
    context.header('Content-Type', upload.media_type);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Cache-Control', 'public, max-age=31536000, immutable');
    return context.body(new Uint8Array(upload.bytes));
  });

  return routes;
}

/** Empty when it was not sent as a form. */
async function formOf(context: Context): Promise<Record<string, unknown>> {
  try {
    return await context.req.parseBody();
  } catch {
    return {};
  }
}
