/** Ends with 0 while the storefront beside it answers (docs/decisions/114), else with 1: the image's health check. */
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).catch(() => ({ ok: false }));
process.exitCode = ok ? 0 : 1;
