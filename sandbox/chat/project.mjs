/**
 * Which chat database does a storefront find in its environment? Public values; the database requires no credentials.
 */

/** The same as the identity provider's (sandbox/identity/project.ts). */
export const chatProject = 'doorstep-sandbox';

/** Its port, from the sandbox's own; 0 is any. @param {number} sandboxPort */
export function chatPortOf(sandboxPort) {
  return sandboxPort === 0 ? 0 : ((sandboxPort + 1000 - 1024) % 64_512) + 1024;
}

/** @param {string} sandbox its address @returns {Record<string, string>} */
export function chatEnv(sandbox) {
  return chatEnvAt(`127.0.0.1:${chatPortOf(Number(new URL(sandbox).port))}`);
}

/** @param {string} host @returns {Record<string, string>} */
export function chatEnvAt(host) {
  return {
    FIREBASE_PROJECT_ID: chatProject,
    FIRESTORE_EMULATOR_HOST: host,
    // There is no metadata service to be asked for credentials.
    METADATA_SERVER_DETECTION: 'none',
  };
}
