import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { openMetrics, serveMetrics } from '@/lib/operations/metrics';

const shared = globalThis as { doorstepStreams?: unknown };
const before = shared.doorstepStreams;

afterEach(() => {
  shared.doorstepStreams = before;
});

test('requests and calls are counted by how they ended', async () => {
  const metrics = openMetrics();
  const request = { id: '', method: 'GET', route: '/', kind: 'page', milliseconds: 30 } as const;
  metrics.request({ ...request, status: 200, from: 'kept' });
  metrics.request({ ...request, status: undefined, from: 'made' });
  metrics.call({ call: 'GET rest/shops', outcome: 'offline', status: undefined, milliseconds: 16_000 });
  metrics.thrown({ kind: 'render', digest: undefined, route: '/cart' });
  metrics.signIn({ way: 'phone', outcome: 'refused', reason: 'wrongCode' });
  metrics.limit({ limit: 'guessing:pair' });
  metrics.limit({ limit: 'network:made', times: 12 });
  const text = await metrics.registry.metrics();
  expect(text).toContain('doorstep_request_seconds_count{kind="page",from="kept",status="2xx"} 1');
  expect(text).toContain('doorstep_request_seconds_count{kind="page",from="made",status="left"} 1');
  expect(text).toContain('doorstep_api_call_seconds_sum{outcome="offline"} 16');
  expect(text).toContain('doorstep_thrown_total{kind="render"} 1');
  expect(text).toContain('doorstep_sign_ins_total{way="phone",outcome="refused"} 1');
  expect(text).toContain('doorstep_limits_total{limit="guessing:pair"} 1');
  expect(text).toContain('doorstep_limits_total{limit="network:made"} 12');
});

test('what an alarm waits for is there before it happens', async () => {
  const text = await openMetrics().registry.metrics();
  expect(text).toContain('doorstep_thrown_total{kind="render"} 0');
  expect(text).toContain('doorstep_api_call_seconds_count{outcome="offline"} 0');
  expect(text).toContain('doorstep_sign_ins_total{way="password",outcome="refused"} 0');
  for (const limit of ['network:made', 'sms:all', 'guessing:pair', 'guessing-codes:network'])
    expect(text).toContain(`doorstep_limits_total{limit="${limit}"} 0`);
});

test('what the process holds is read when it is asked', async () => {
  const { registry } = openMetrics();
  expect(await registry.metrics()).toContain('doorstep_event_streams 0');
  shared.doorstepStreams = { open: new Set([1, 2]) };
  expect(await registry.metrics()).toContain('doorstep_event_streams 2');
});

test('metrics are read at a port of their own, and nothing else is', async () => {
  const server = serveMetrics(openMetrics(), { port: 0, host: '127.0.0.1' });
  await new Promise(resolve => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('nodejs_eventloop_lag_seconds');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.closeAllConnections();
  server.close();
});

test('the board shows nothing that is not measured', async () => {
  const board = readFileSync(new URL('../../../hosting/metrics/grafana-board.json', import.meta.url), 'utf8');
  const text = await openMetrics().registry.metrics();
  const measured = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const shown = [...board.matchAll(/\b((?:doorstep|nodejs|process)_\w+)/g)].map(([, name = '']) => name);
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.filter(name => !measured.has(name.replace(/_(bucket|sum|count)$/, '')) && !measured.has(name))).toEqual(
    [],
  );
});
