/**
 * `npm run check`: the checks that take about a minute, before every commit and push. They need neither a build nor a
 * browser.
 */
import { installWhenNeeded } from '../hosting/launch/install.mjs';
import { checks, runGroups } from './groups.mjs';

await runGroups(checks, installWhenNeeded);
