/**
 * `npm run check`: what can be known in a minute, before every commit and push. Neither a build nor a browser is
 * needed.
 */
import { installWhenNeeded } from '../hosting/launch/install.mjs';
import { checks, runGroups } from './groups.mjs';

await runGroups(checks, installWhenNeeded);
