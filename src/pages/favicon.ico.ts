import type { APIRoute } from 'astro';
import { fileReply } from './_file.ts';
import { iconPng } from './_picture.ts';

const SIDE = 32;
const HEAD_BYTES = 22;

/** The mark for programs that ask for this address and read no page: an icon file of one PNG. */
export const GET: APIRoute = async () => {
  const png = await iconPng(SIDE);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(SIDE, 6);
  head.writeUInt8(SIDE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(HEAD_BYTES, 18);
  return fileReply(new Uint8Array([...head, ...png]), 'image/x-icon');
};
