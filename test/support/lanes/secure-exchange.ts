import { once } from 'node:events';
import { connect } from 'node:tls';
import type { LaneReply } from './lane.ts';

/** Sends bytes over TLS, accepting any certificate, and reads the whole reply. */
export async function exchangeSecure(url: string, raw: string): Promise<LaneReply> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  socket.write(raw, 'latin1');
  let text = '';
  socket.setEncoding('latin1');
  for await (const part of socket) {
    text += part;
    const [head = '', body = ''] = split(text);
    const length = /^content-length: (\d+)/im.exec(head)?.[1];
    if (length !== undefined && body.length >= Number(length)) break;
  }
  socket.destroy();
  const [head = '', body = ''] = split(text);
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: new Map(
      lines.map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
    body,
  };
}

function split(text: string): string[] {
  const end = text.indexOf('\r\n\r\n');
  return end === -1 ? [text] : [text.slice(0, end), text.slice(end + 4)];
}
