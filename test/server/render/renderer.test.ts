import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Page, PageOrder } from '../../../src/server/render/make-page.ts';
import {
  createRenderer,
  type Line,
  type RenderThread,
} from '../../../src/server/render/renderer.ts';

/** A thread that the test controls. */
class Thread extends EventEmitter {
  readonly asked: string[] = [];
  isRef = false;

  ref(): void {
    this.isRef = true;
  }

  unref(): void {
    this.isRef = false;
  }

  postMessage({ target }: PageOrder): void {
    this.asked.push(target);
  }

  async terminate(): Promise<number> {
    this.emit('exit', 0);
    return 0;
  }
}

const PAGE: Page = { status: 200, headers: [], tag: null, coding: null, body: Buffer.alloc(0) };

/** A page request from a network of its own. */
const ask = (target: string, line: Line = 'own', who = target) =>
  ({ target, coding: null, line, who, isPatient: false }) as const;

let millis = 0;
const pace = { isBusy: false };
let threads: Thread[] = [];
const onIdle = vi.fn();

beforeEach(() => {
  millis = 0;
  pace.isBusy = false;
  threads = [];
  onIdle.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => void vi.useRealTimers();
});

function open() {
  const start = () => {
    const thread = new Thread();
    threads.push(thread);
    return thread as unknown as RenderThread;
  };
  return createRenderer(start, pace, () => millis, onIdle);
}

test('pages are rendered one at a time, in order, by a thread that the first one starts', async () => {
  const renderer = open();
  expect(threads).toHaveLength(0);
  const pages = ['/', '/us/', '/gb/'].map((target) => renderer.render(ask(target)));
  const [thread] = threads;
  expect(thread?.asked).toEqual(['/']);
  thread?.emit('message', { page: PAGE });
  expect(thread?.asked).toEqual(['/', '/us/']);
  thread?.emit('message', { failure: 'it cannot be' });
  expect(thread?.isRef).toBe(true);
  thread?.emit('message', { page: PAGE });
  expect(await Promise.allSettled(pages)).toMatchObject([
    { status: 'fulfilled', value: PAGE },
    { status: 'rejected', reason: new Error('it cannot be') },
    { status: 'fulfilled' },
  ]);
  // An idle thread does not keep the process alive.
  expect([threads.length, thread?.isRef]).toEqual([1, false]);
});

test('while callers are answered it rests after a page, for three times as long as the page took', () => {
  const renderer = open();
  pace.isBusy = true;
  for (const target of ['/', '/us/', '/gb/', '/de/']) void renderer.render(ask(target));
  const [thread] = threads;
  const answer = (took: number) => {
    millis += took;
    thread?.emit('message', { page: PAGE });
  };
  answer(10);
  void renderer.render(ask('/later/'));
  vi.advanceTimersByTime(29);
  expect(thread?.asked).toEqual(['/']);
  vi.advanceTimersByTime(1);
  expect(thread?.asked).toEqual(['/', '/us/']);
  // The first page ever also loads the renderer, so no rest follows it.
  answer(900);
  vi.advanceTimersByTime(200);
  expect(thread?.asked).toEqual(['/', '/us/', '/gb/']);
  pace.isBusy = false;
  answer(10);
  expect(thread?.asked).toEqual(['/', '/us/', '/gb/', '/de/']);
});

test('it reports itself idle a second after its last page, unless callers are answered', () => {
  const renderer = open();
  const render = (target: string) => {
    void renderer.render(ask(target));
    threads[0]?.emit('message', { page: PAGE });
  };
  render('/');
  vi.advanceTimersByTime(999);
  render('/us/');
  vi.advanceTimersByTime(999);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledOnce();
  render('/gb/');
  pace.isBusy = true;
  vi.advanceTimersByTime(5_000);
  expect(onIdle).toHaveBeenCalledOnce();
});

test('a thread that dies takes only its current page with it', async () => {
  const renderer = open();
  const pages = ['/', '/us/'].map((target) => renderer.render(ask(target)));
  threads[0]?.emit('error', new Error('out of memory'));
  threads[0]?.emit('exit', 1);
  expect(threads.map(({ asked }) => asked)).toEqual([['/'], ['/us/']]);
  threads[1]?.emit('message', { page: PAGE });
  expect(await Promise.allSettled(pages)).toMatchObject([
    { status: 'rejected', reason: new Error('out of memory') },
    { status: 'fulfilled' },
  ]);
});

test('once retired, it ends when all requested pages are rendered', async () => {
  const renderer = open();
  const page = renderer.render(ask('/'));
  const retired = renderer.retire();
  // Cloned, as a message from another thread is.
  threads[0]?.emit('message', structuredClone({ page: PAGE }));
  await expect(page).resolves.toEqual(PAGE);
  await retired;
  expect(threads).toHaveLength(1);
});

test('once closed, it ends at once and starts no other thread', async () => {
  const renderer = open();
  const pages = Promise.allSettled(['/', '/us/'].map((target) => renderer.render(ask(target))));
  await renderer.close();
  expect((await pages).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(threads).toHaveLength(1);
});

test('two lines take turns, so that filling one does not delay the other', () => {
  const renderer = open();
  for (const target of ['/a/', '/b/', '/c/', '/d/']) void renderer.render(ask(target));
  void renderer.render(ask('/go/?q=1', 'invented'));
  const [thread] = threads;
  for (let index = 0; index < 4; index += 1) thread?.emit('message', { page: PAGE });
  expect(thread?.asked).toEqual(['/a/', '/go/?q=1', '/b/', '/c/', '/d/']);
});

test('at most four invented pages may wait for a network and 64 in all; the next is refused', () => {
  const renderer = open();
  void renderer.render(ask('/'));
  const refused = Array.from({ length: 6 }, (_, index) =>
    renderer.render(ask(`/go/?q=${index}`, 'invented', 'one')),
  ).map((page) => page === null);
  expect(refused).toEqual([false, false, false, false, true, true]);
  for (let index = 0; index < 60; index += 1) void renderer.render(ask(`/${index}`, 'invented'));
  expect(renderer.render(ask('/more', 'invented'))).toBeNull();
  expect(renderer.render(ask('/de/2026/'))).not.toBeNull();
});
