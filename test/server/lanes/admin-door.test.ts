import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { createAdminDoor } from '../../../src/server/lanes/admin-door.ts';
import type { ServerOptions } from '../../../src/server/run/start-server.ts';
import { listen, originOf } from '../../../src/server/wire/listener.ts';
import { exchangeRaw } from '../../support/raw/raw-client.ts';
import { startToyServer } from '../../support/server/toy-server.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { until } from '../../support/until.ts';

async function open(options: Partial<ServerOptions> = {}) {
  const toy = await startToyServer({ adminPort: 0, ...options });
  onTestFinished(() => toy.close());
  const look = async (path: string, method = 'GET') => {
    const reply = await fetch(`${toy.server.adminUrl}${path}`, { method });
    return {
      status: reply.status,
      type: reply.headers.get('content-type'),
      body: await reply.text(),
    };
  };
  return { toy, look };
}

test('says that the process is alive and ready', async () => {
  const { look } = await open();
  expect(await look('/healthz')).toMatchObject({ status: 200, body: '{"status":"alive"}\n' });
  expect(await look('/readyz')).toMatchObject({ status: 200, body: '{"status":"ready"}\n' });
  expect((await look('/readyz', 'HEAD')).body).toBe('');
  expect((await look('/readyz', 'POST')).status).toBe(405);
  expect((await look('/v1/countries')).status).toBe(404);
});

test('counts the front door’s replies, and shows no part of a request', async () => {
  const { toy, look } = await open();
  const headers = { Authorization: `Bearer ${toy.keys.paid}` };
  await fetch(`${toy.server.url}/v1/countries?tracker=abc`, { headers });
  await fetch(`${toy.server.url}/v1/countries`);
  await fetch(`${toy.server.url}/v1/private-path`);
  const port = Number(new URL(toy.server.url).port);
  await exchangeRaw({ port, bytes: Buffer.from('NONSENSE\r\n\r\n') });
  const { type, body } = await look('/metrics');
  expect(type).toBe('text/plain; version=0.0.4; charset=utf-8');
  for (const line of [
    'redletter_replies_total{route="countries",status="200"} 1',
    'redletter_replies_total{route="countries",status="401"} 1',
    'redletter_replies_total{route="none",status="404"} 1',
    'redletter_replies_total{route="none",status="400"} 1',
    'redletter_errors_total{code="unauthorized"} 1',
    'redletter_requests_in_flight 0',
    'redletter_build_info{version="0.1.0",data_version="2026.11.1"} 1',
    'redletter_ready 1',
    'redletter_store_up 1',
    // The unit stays unmerged for five seconds.
    'redletter_unmerged_units 1',
    'redletter_request_duration_seconds_count{lane="api"} 3',
    'redletter_request_duration_seconds_count{lane="site"} 0',
    'redletter_request_duration_seconds_count{lane="none"} 1',
    '# TYPE nodejs_gc_duration_seconds histogram',
  ]) {
    expect(body.split('\n')).toContain(line);
  }
  expect(body).not.toMatch(/tracker|private-path|abc/);
  expect(Number(/^redletter_journal_bytes (\d+)$/m.exec(body)?.[1])).toBeGreaterThan(0);
  // Without TLS no certificate can expire.
  expect(body).not.toContain('certificate');
});

test('is not ready while it drains', async () => {
  const { toy, look } = await open();
  // Half a request keeps the drain from ending; an idle connection would be closed within a moment.
  const port = Number(new URL(toy.server.url).port);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /v1/countries HTTP/1.1\r\n');
  await once(socket, 'connect');
  await until(async () => (await look('/metrics')).body.includes('redletter_connections 1'));
  const closed = toy.server.close();
  expect(await look('/readyz')).toMatchObject({
    status: 503,
    body: '{"status":"unready","causes":["draining"]}\n',
  });
  expect((await look('/metrics')).body).toContain('redletter_ready 0\n');
  expect((await look('/healthz')).status).toBe(200);
  socket.destroy();
  await closed;
  const late = connect(Number(new URL(toy.server.adminUrl ?? '').port), '127.0.0.1');
  expect((await once(late, 'error'))[0]).toMatchObject({ code: 'ECONNREFUSED' });
});

test('lists everything that keeps it from being ready', async () => {
  const unreadyBecause = async () => ['draining', 'the key store cannot be read'];
  const door = createAdminDoor({ metrics: async () => '', unreadyBecause });
  onTestFinished(() => void door.close());
  const url = originOf('http', await listen(door, '127.0.0.1', 0, false));
  const reply = await fetch(`${url}/readyz`);
  expect(reply.status).toBe(503);
  expect(await reply.json()).toEqual({
    status: 'unready',
    causes: ['draining', 'the key store cannot be read'],
  });
});

test('listens on loopback, wherever the service itself listens', async () => {
  const { toy } = await open({ host: '0.0.0.0' });
  const { hostname, port } = new URL(toy.server.adminUrl ?? '');
  expect(hostname).toBe('127.0.0.1');
  const elsewhere = connect(Number(port), '127.0.0.2');
  const [error] = await once(elsewhere, 'error');
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
});

test('is not ready while the key store cannot be read', async () => {
  const varDir = join(tempFolder(), 'var');
  const { look } = await open({ varDir });
  expect((await look('/readyz')).status).toBe(200);
  const database = new DatabaseSync(join(varDir, 'access.db'));
  onTestFinished(() => database.close());
  database.exec('ALTER TABLE keys RENAME TO hidden');
  expect(await look('/readyz')).toMatchObject({
    status: 503,
    body: '{"status":"unready","causes":["the key store cannot be read"]}\n',
  });
  expect((await look('/metrics')).body).toContain('redletter_store_up 0\n');
  expect((await look('/healthz')).status).toBe(200);
});

test('is not ready once the file of the key store is removed', async () => {
  const varDir = join(tempFolder(), 'var');
  const { look } = await open({ varDir });
  renameSync(join(varDir, 'access.db'), join(varDir, 'elsewhere.db'));
  expect(await look('/readyz')).toMatchObject({
    status: 503,
    body: '{"status":"unready","causes":["the key store cannot be written (ENOENT)"]}\n',
  });
});

test('reports how late the event loop runs', async () => {
  const { look } = await open();
  const line = /^redletter_event_loop_delay_seconds (\S+)$/m;
  const delay = async () => Number(line.exec((await look('/metrics')).body)?.[1]);
  await until(async () => {
    // Blocks the event loop; the next sample reports for how long.
    const end = performance.now() + 400;
    while (performance.now() < end);
    return (await delay()) > 0.1;
  });
});

test('does not listen unless configured', async () => {
  const { toy } = await open({ adminPort: null });
  expect(toy.server.adminUrl).toBeNull();
  expect((await fetch(`${toy.server.url}/healthz`)).status).toBe(404);
  expect((await fetch(`${toy.server.url}/metrics`)).status).toBe(404);
});
