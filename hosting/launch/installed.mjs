/**
 * Ends the process with a sentence where the dependencies are missing. Loaded by `node --import` before a command that does
 * not install them itself, and which the machine's own, older Node could not even read.
 */
import { hasNode24 } from './node24.mjs';
import { exitWith, notInstalled } from './terminal.mjs';

if (!hasNode24()) exitWith(notInstalled());
