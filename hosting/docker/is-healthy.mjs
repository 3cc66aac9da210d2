/**
 * The image's health check: exits with 0 while the storefront in the same container answers (docs/decisions/114), else
 * with 1.
 */
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).catch(() => ({ ok: false }));
process.exitCode = ok ? 0 : 1;
