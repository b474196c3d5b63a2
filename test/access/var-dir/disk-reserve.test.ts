import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diskReserve } from '../../../src/access/var-dir/disk-reserve.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const KIB = 1_024;

/** A reserve on a disk that is full once `fillUp` is called. */
function open() {
  const varDir = tempFolder();
  const disk = { free: 1_024 * KIB * KIB };
  const reserve = diskReserve(varDir, () => disk.free);
  const size = () => statSync(join(varDir, 'reserve'), { throwIfNoEntry: false })?.size ?? 0;
  const fillUp = () => {
    disk.free = 0;
  };
  return { disk, reserve, size, fillUp };
}

/** Fails this many times, as a full disk does. */
function failing(times: number): () => string {
  let left = times;
  return () => {
    left -= 1;
    if (left >= 0) throw new Error('full');
    return 'done';
  };
}

test('room is reserved once, where the disk has plenty', () => {
  const { reserve, size } = open();
  reserve.fill();
  reserve.fill();
  expect(size()).toBe(2_048 * KIB);
});

test('a nearly full disk is left alone', () => {
  const { disk, reserve, size } = open();
  disk.free = 4_000 * KIB;
  reserve.fill();
  expect(size()).toBe(0);
});

test('on a full disk each attempt gets part of the reserve back, and the reserve is refilled later', () => {
  const { disk, reserve, size, fillUp } = open();
  reserve.fill();
  fillUp();
  expect(reserve.spendOn(failing(2))).toBe('done');
  expect(size()).toBe((2_048 - 2 * 128) * KIB);
  disk.free = 1_024 * KIB * KIB;
  reserve.fill();
  expect(size()).toBe(2_048 * KIB);
});

test('a failure for another reason leaves the reserve untouched', () => {
  const { reserve, size, fillUp } = open();
  reserve.fill();
  expect(() => reserve.spendOn(failing(1))).toThrow('full');
  fillUp();
  expect(() => reserve.spendOn(failing(1), () => false)).toThrow('full');
  expect(size()).toBe(2_048 * KIB);
});

test('an empty reserve ends the attempts', () => {
  const { reserve, size, fillUp } = open();
  reserve.fill();
  fillUp();
  expect(() => reserve.spendOn(failing(1_000))).toThrow('full');
  expect(size()).toBe(0);
});

test('a removed folder is left alone', () => {
  const folder = join(tempFolder(), 'gone');
  expect(() => diskReserve(folder).fill()).not.toThrow();
  expect(existsSync(folder)).toBe(false);
});
