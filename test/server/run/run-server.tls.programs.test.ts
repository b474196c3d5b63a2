import { copyFileSync } from 'node:fs';
import { connect } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { makeCertificate } from '../../support/server/certificate.ts';
import { makeServedFolder, startServed } from '../../support/server/served-process.ts';
import { until } from '../../support/until.ts';

function nameShown(port: number): Promise<string | string[] | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().subject.CN);
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

test('SIGHUP takes a new certificate, or says why not and goes on', async () => {
  const folder = await makeServedFolder();
  onTestFinished(() => folder.remove());
  const first = makeCertificate(folder.path, 'first.example');
  const second = makeCertificate(folder.path, 'second.example');
  const env = { TLS_CERT_FILE: first.certFile, TLS_KEY_FILE: first.keyFile };
  const server = await startServed(folder.path, env);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  expect(server.url).toMatch(/^https:/);
  copyFileSync(second.certFile, first.certFile);
  server.child.kill('SIGHUP');
  await until(() => server.errors().includes('TLS_KEY_FILE: is not the key of the certificate'));
  expect(await nameShown(server.port)).toBe('first.example');
  copyFileSync(second.keyFile, first.keyFile);
  server.child.kill('SIGHUP');
  await until(async () => (await nameShown(server.port)) === 'second.example');
  expect(await server.stop()).toBe(0);
});
