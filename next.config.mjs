import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { inertPolicy } from './lib/content-policy.mjs';
import { pictureAccess } from './lib/pictures/picture-access.mjs';
import { securityHeaders } from './lib/security-headers.mjs';

const isDevelopment = process.env.NODE_ENV === 'development';

// Names the build (docs/decisions/118). A browser with a page of another build loads whole documents instead of parts
// of them, and processes share only pages of the same build. Next's own `deploymentId` would move or mark every file of
// the build, so that none could be joined.
const deploymentId = process.env.DEPLOYMENT_ID || null;

/** @type {import('next').NextConfig} */
const config = {
  generateBuildId: () => deploymentId,
  // For an image (hosting/docker). Every other start serves the folder of the build.
  ...(process.env.BUILD_OUTPUT === 'standalone' && {
    output: 'standalone',
    outputFileTracingRoot: import.meta.dirname,
  }),
  poweredByHeader: false,
  // hosting/node/answer.mjs compresses finished documents, and a held page only once for many visitors.
  compress: false,
  reactStrictMode: true,
  distDir: process.env.DIST_DIR ?? '.next',
  // Seconds. Keeps words that depend on the clock (open now, opens at) at most a minute old: after its own `revalidate`
  // a kept page is renewed in the background, and beyond this age it is rendered anew from kept answers before it is
  // shown. hosting/node/front/ready-pages.mjs holds it for ten more.
  expireTime: 50,
  adapterPath: new URL('./hosting/build/adapter.mjs', import.meta.url).pathname,
  cacheHandler: new URL('./hosting/node/cache/page-cache.mjs', import.meta.url).pathname,
  cacheMaxMemorySize: 0,
  htmlLimitedBots: /.*/,
  images: {
    formats: ['image/webp'],
    deviceSizes: [360, 480, 640, 828, 1080, 1440],
    imageSizes: [64, 104, 160, 208, 264],
    qualities: [72],
    minimumCacheTTL: 86400,
    ...pictureAccess(process.env),
    maximumRedirects: 0,
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders({ isDevelopment }).map(([key, value]) => ({ key, value })) },
    // With each page turn the router writes a page's icon links anew, and browsers request the icons again.
    ...['/icons/:path*', '/favicon.ico'].map(source => ({
      source,
      headers: [{ key: 'cache-control', value: 'public, max-age=86400' }],
    })),
    // Named after its content.
    {
      source: '/icons/:sprite(sprite-\\w+\\.svg)',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
    // A route handler cannot set this itself, because configured headers win.
    ...['/api/tiles/:path*', '/api/own-data', '/api/orders/:id/invoice', '/og/:path*'].map(source => ({
      source,
      headers: [{ key: 'content-security-policy', value: inertPolicy }],
    })),
  ],
  turbopack: {
    resolveAlias: {
      'next/dist/compiled/process': { browser: './hosting/build/browser-process.cjs' },
      'use-intl/format-message': './lib/messages/format-message.ts',
      // Keeps firebase-admin out of a Worker, which could not run it (docs/decisions/041).
      ...(process.env.HOST_WITHOUT_TCP === '1' && {
        '@/lib/chat/firestore-grpc': './hosting/workerd/no-grpc.mjs',
      }),
    },
  },
  typescript: { ignoreBuildErrors: true },
  agentRules: false,
  // Not bundled, and loaded when first used. The bundler numbers all modules of browser and server together: the four
  // hundred of the Redis client would make these numbers a digit longer, and every page 400 bytes.
  serverExternalPackages: [
    'compression',
    'firebase-admin',
    '@google-cloud/firestore',
    '@redis/client',
    'prom-client',
    '@vercel/otel',
    'sanitize-html',
  ],
  experimental: {
    globalNotFound: true,
    // Seconds. A prefetched page may be this much older, in addition to the age that it had (docs/decisions/128).
    staleTimes: { static: 30 },
    // Room for three pictures of 5 MB with their form (lib/uploads/limits.ts), so that one that is too large is refused
    // beside its field. The middleware allows less for other forms (lib/request-body.ts).
    serverActions: { bodySizeLimit: '16mb' },
    // The body of a post is buffered for the middleware up to this size and cut off beyond, so it is more than any form
    // may have.
    proxyClientMaxBodySize: '17mb',
  },
};

/** A server reads this file too, and needs nothing of the plugin, which brings a compiler of 25 MB along. @param {string} phase */
export default async function configOf(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin('./lib/messages/request.ts')(config);
}
