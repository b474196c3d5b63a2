import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { OpenBodies } from '../../../../src/server/wire/pace/open-bodies.ts';

/** Bodies that begin, and the names of those whose connection was ended, in order. */
function open() {
  const bodies = new OpenBodies();
  const ended: string[] = [];
  const begin = (name: string, who: string, isGuest = true) => {
    const request = new EventEmitter();
    let isRead = false;
    const read = () => {
      isRead = true;
    };
    const destroy = () => {
      ended.push(isRead ? name : `${name}, not dropped`);
      request.emit('close');
    };
    bodies.add(who, isGuest, Object.assign(request, { read, socket: { destroy } }) as never);
    return request;
  };
  const beginMany = (count: number, nameOf: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => begin(String(index), nameOf(index)));
  return { ended, begin, beginMany };
}

test('of one network 128 bodies are unread; one more ends its oldest', () => {
  const { ended, begin, beginMany } = open();
  begin('other', '198.51.100.1');
  const [, second] = beginMany(128, () => '192.0.2.1');
  expect(ended).toEqual([]);
  begin('more', '192.0.2.1');
  expect(ended).toEqual(['0']);
  // What has been read counts no longer.
  second?.emit('close');
  begin('another', '192.0.2.1');
  expect(ended).toEqual(['0']);
});

test('of all networks 512 bodies are unread; one more ends the oldest, but never a paying caller’s', () => {
  const { ended, begin, beginMany } = open();
  begin('paid', 'Bearer a', false);
  beginMany(512, (index) => `192.0.2.${index}`);
  expect(ended).toEqual([]);
  begin('more', '198.51.100.1');
  expect(ended).toEqual(['0']);
  for (let index = 0; index < 128; index += 1) begin('later', 'Bearer a', false);
  expect(ended).toEqual(['0', 'paid']);
});
