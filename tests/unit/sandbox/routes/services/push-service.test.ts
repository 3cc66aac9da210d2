/** The push service that the sandbox plays: whose key, whose installation, which certificate. */
import { expect, test } from 'vitest';
import { project } from '../../../../../sandbox/identity/project.ts';
import { appId, vapidKey } from '../../../../../sandbox/identity/push-project.mjs';
import { pushServiceRoutes } from '../../../../../sandbox/routes/services/push-service.ts';

const routes = pushServiceRoutes();
const installation = { fid: 'c'.padEnd(22, '1'), appId, authVersion: 'FIS_v2', sdkVersion: 'w:0.6.9' };
const web = { endpoint: 'https://push.example.test/1', p256dh: 'key', auth: 'secret', applicationPubKey: vapidKey };

function post(call: string, body: object, headers: Record<string, string> = {}) {
  return routes.request(`/v1/projects/${project.id}/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-goog-api-key': project.apiKey, ...headers },
    body: JSON.stringify(body),
  });
}

async function installed(): Promise<Record<string, string>> {
  const { authToken } = (await (await post('installations', installation)).json()) as { authToken: { token: string } };
  return { 'x-goog-firebase-installations-auth': `FIS ${authToken.token}` };
}

test('a browser that is known gets the same token again', async () => {
  const auth = await installed();
  const token = async () => ((await (await post('registrations', { web }, auth)).json()) as { token: string }).token;
  expect(await token()).toBe(await token());
});

test('a registration is ended by the browser that made it', async () => {
  const path = `/v1/projects/${project.id}/registrations/any`;
  const headers = { 'x-goog-api-key': project.apiKey };
  expect((await routes.request(path, { method: 'DELETE', headers })).status).toBe(401);
  const ended = await routes.request(path, { method: 'DELETE', headers: { ...headers, ...(await installed()) } });
  expect(await ended.json()).toEqual({});
});

test('nothing goes without the key, the app, an installation and the certificate', async () => {
  expect((await post('installations', installation, { 'x-goog-api-key': 'other' })).status).toBe(400);
  expect((await post('installations', { ...installation, appId: 'other' })).status).toBe(400);
  expect((await post('installations', { ...installation, fid: 'short' })).status).toBe(400);
  expect((await post('registrations', { web })).status).toBe(401);
  const auth = await installed();
  expect((await post('registrations', { web: { ...web, applicationPubKey: 'other' } }, auth)).status).toBe(400);
  expect((await post('registrations', {}, auth)).status).toBe(400);
});
