/** Which push service does a storefront find in its environment? Public values, as those of any web app. */

export const appId = '1:400000000000:web:d0025e9';

/** The public half of a web push certificate; nobody has the other half. */
export const vapidKey = 'BNG7u5rvgGhUibdUQjyDWfMZ7WsSGHCa2AlaHSrEbHelvT1tDZe438lbcL-ZfOeF0EJgTK0WNnFNP31dVjnu-YM';

/** @param {string} sandbox its origin @returns {Record<string, string>} */
export function pushEnv(sandbox) {
  return {
    FIREBASE_PROJECT_ID: 'doorstep-sandbox',
    FIREBASE_API_KEY: 'doorstep-sandbox-key',
    FIREBASE_APP_ID: appId,
    FIREBASE_VAPID_KEY: vapidKey,
    INSTALLATIONS_URL: `${sandbox}/push`,
    PUSH_URL: `${sandbox}/push`,
  };
}
