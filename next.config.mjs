import createNextIntlPlugin from 'next-intl/plugin';
import { contentPolicy } from './lib/content-policy.mjs';

const apiUrl = process.env.API_URL ?? '';
const isLoopback = /^https?:\/\/(127\.|localhost|\[::1\])/.test(apiUrl);

/** Pictures come from the API's host, and from where else the operator says (IMAGE_ORIGINS, separated by commas). */
const imageOrigins = [apiUrl, ...(process.env.IMAGE_ORIGINS ?? '').split(',')]
  .map(origin => origin.trim())
  .filter(Boolean);

const isDevelopment = process.env.NODE_ENV === 'development';

// Headers are fixed when the product is built, before anybody knows where it will stand: nothing here may depend on the
// operator's environment. A browser ignores HSTS on plain http (RFC 6797, 8.1), so it is always said.
const securityHeaders = [
  { key: 'Content-Security-Policy', value: contentPolicy({ isDevelopment }) },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // hosting/node/serve.mjs compresses by itself, a kept page once for many visitors.
  compress: process.env.DOORSTEP_FRONT !== '1',
  reactStrictMode: true,
  distDir: process.env.DIST_DIR ?? '.next',
  // Clock-bound words (open now, opens at) are at most a minute old: a kept page is renewed in the background after its
  // own `revalidate`, and rendered anew from kept answers before it is shown once it is older than this (seconds).
  expireTime: 60,
  cacheHandler: new URL('./hosting/node/page-cache.mjs', import.meta.url).pathname,
  cacheMaxMemorySize: 0,
  htmlLimitedBots: /.*/,
  images: {
    formats: ['image/webp'],
    deviceSizes: [360, 480, 640, 828, 1080, 1440],
    imageSizes: [64, 104, 160, 208, 264],
    qualities: [72],
    minimumCacheTTL: 86400,
    dangerouslyAllowLocalIP: isLoopback,
    remotePatterns: imageOrigins.map(origin => new URL(`${origin}/**`)),
  },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
  typescript: { ignoreBuildErrors: true },
  agentRules: false,
  // A picture of 5 MB and its form around it (lib/profile/picture-limits.ts); larger ones are told beside the field.
  experimental: { globalNotFound: true, serverActions: { bodySizeLimit: '8mb' } },
};

export default createNextIntlPlugin('./lib/messages/request.ts')(config);
