/** The thread of finish-aside.mjs: a document in, the finished one out, in their order. */
import { parentPort, workerData } from 'node:worker_threads';
import { finishDocument } from '../document/finish-document.mjs';
import { readManifest } from '../document/read-manifest.mjs';

const manifest = readManifest(workerData);

parentPort?.on('message', document => parentPort?.postMessage(finishDocument(document, manifest)));
