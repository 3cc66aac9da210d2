/**
 * Reads .env and its kin into this process's environment, as Next does once it has begun: for what is needed before, such as
 * the port, the limits of memory and how long to leave.
 */
import nextEnv from '@next/env';
import { root } from './node24.mjs';

export function readEnvFiles() {
  nextEnv.loadEnvConfig(root, false, { info() {}, error: console.error });
}
