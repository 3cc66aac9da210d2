/**
 * Starts our server on Next's standalone output. Next freezes its configuration into that output; this puts back what
 * depends on the operator's environment, so that one image serves every operator.
 */
import { readFileSync } from 'node:fs';
import { pictureAccess } from '../../lib/pictures/picture-access.mjs';

const { config } = JSON.parse(readFileSync(`${process.env.DIST_DIR ?? '.next'}/required-server-files.json`, 'utf8'));
Object.assign(config.images, pictureAccess(process.env));
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);

await import('../node/serve.mjs');
