/** Runs after Next's own build, the same way for every host (`adapterPath` in next.config.mjs). */
import { rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { joinedFolder, manifestName } from '../document/build-manifest.mjs';
import { hashOf } from '../document/script-policy.mjs';
import '../launch/aliases.mjs';
import { compileStyles } from './compile-styles.mjs';
import { joinScripts } from './join-scripts.mjs';

const { viewScript } = await import('../../lib/view/view-script.ts');
const { farScript } = await import('../../lib/shops/far-script.ts');

/** @type {import('next').NextAdapter} */
export default {
  name: 'doorstep',
  onBuildComplete: ({ distDir }) => finishBuild(distDir),
};

/** @param {string} output the folder of the build */
export async function finishBuild(output) {
  const target = join(output, joinedFolder);
  rmSync(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  /** @type {import('../document/build-manifest.mjs').Manifest} */
  const manifest = {
    ...(await joinScripts(output, target)),
    sheets: compileStyles(output),
    inline: [viewScript, farScript].map(hashOf),
  };
  await writeFile(join(target, manifestName), JSON.stringify(manifest));
}
