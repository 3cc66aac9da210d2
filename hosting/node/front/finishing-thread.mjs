/** The thread of finish-aside.mjs: receives documents and returns them finished, in order. */
import { parentPort, workerData } from 'node:worker_threads';
import { finishDocument } from '../../document/finish-document.mjs';
import { readManifest } from '../../document/read-manifest.mjs';

const manifest = readManifest(workerData);

parentPort?.on('message', document => parentPort?.postMessage(finishDocument(document, manifest)));
