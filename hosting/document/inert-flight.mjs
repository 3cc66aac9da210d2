/**
 * Turns the inline scripts that carry a document's flight data into data, so that no script of the document differs from
 * page to page and its policy can name each (script-policy.mjs). The loader hands the data to the framework.
 */
import { flightPushes } from './flight-rows.mjs';

/** Begins the data; before the state of a form that was posted it stands in the same script. */
const start = '[0]';
const startWithState = /^\[0\]\);self\.__next_f\.push\(/;

/** Defines `flight()`; expects the document as `d`. */
export const pushFlight = `function flight(){self.__next_f=[${start}];d.querySelectorAll('script[type=flight-push]').forEach(function(e){self.__next_f.push(JSON.parse(e.text))})}`;

/**
 * @param {import('./draft.mjs').Draft} draft of a document as Next made it
 * @returns {boolean} false, and nothing is changed, where it carries none
 */
export function inertFlight(draft) {
  const pushes = [...flightPushes(draft.document)];
  for (const push of pushes) {
    const json = push.json.replace(startWithState, '');
    draft.replace(push.start, push.end, json === start ? '' : `<script type="flight-push">${json}</script>`);
  }
  return pushes.length > 0;
}
