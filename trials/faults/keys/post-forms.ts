/**
 * `node trials/faults/keys/post-forms.ts PORT PATH COUNT`: posts that many forms from as many
 * networks, IPv4 and IPv6, through a trusted proxy, and prints how many got each status (0 =
 * none). To `/keys/`, each requests a key. A separate process, so that it does not delay the measured caller.
 */
import { Agent, request } from 'node:http';
import { Random } from '../../../test/support/random.ts';

/** Concurrent forms. */
const FORMS_AT_ONCE = 200;
const FORM = 'name=Acme&mail=jane%40acme.example';

const [port, path, count] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: FORMS_AT_ONCE });
const random = new Random(1);
const statuses: Record<string, number> = {};
let left = Number(count);

function anyAddress(): string {
  const part = (max: number) => Math.floor(random.fraction() * max);
  return random.fraction() < 0.5
    ? `${1 + part(126)}.${part(256)}.${part(256)}.${part(256)}`
    : `2${part(1e3)}:${part(1e4)}:${part(1e4)}:${part(1e4)}::${part(1e4)}`;
}

function postForm(): Promise<number> {
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': FORM.length,
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-For': anyAddress(),
  };
  return new Promise((resolve) => {
    const asked = request({ port, agent, method: 'POST', path, headers }, (reply) => {
      reply.resume();
      reply.on('end', () => resolve(reply.statusCode ?? 0));
    });
    asked.on('error', () => resolve(0));
    asked.end(FORM);
  });
}

async function post(): Promise<void> {
  while (left > 0) {
    left -= 1;
    const status = await postForm();
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: FORMS_AT_ONCE }, post));
process.stdout.write(JSON.stringify(statuses));
process.exit();
