/**
 * `npm test`: everything that must hold. Types, lint, unit, contract and taste tests, the build, and the stories in
 * Chromium.
 */
import { installWhenNeeded } from '../hosting/launch/install.mjs';
import { checks, journeys, runGroups } from './groups.mjs';

await runGroups([...checks, ...journeys], installWhenNeeded);
