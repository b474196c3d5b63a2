import { crc32, deflateRawSync } from 'node:zlib';

/** PKWARE's APPNOTE: signatures, and the version that reads deflated files. */
const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION = 20;
const MADE_BY_UNIX = (3 << 8) | VERSION;
const DEFLATED = 8;
/** A regular file, writable by its owner and readable by all. */
const MODE = 0o100644;

/**
 * A zip of a few small files; its bytes depend only on them and the date.
 * @param files bytes by ASCII path.
 * @param day `YYYY-MM-DD`, the date of every file.
 */
export function zipOf(files: ReadonlyMap<string, Buffer>, day: string): Buffer {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const dosDate = ((year - 1980) << 9) | (month << 5) | date;
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of files) {
    const path = Buffer.from(name, 'ascii');
    const packed = deflateRawSync(bytes, { level: 9 });
    // The part that both headers of a file share.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(VERSION, 0);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt16LE(dosDate, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(path.length, 22);
    parts.push(uint32(LOCAL_HEADER), common, path, packed);
    const madeBy = Buffer.alloc(2);
    madeBy.writeUInt16LE(MADE_BY_UNIX);
    const own = Buffer.alloc(14);
    own.writeUInt32LE(MODE * 0x10000, 6);
    own.writeUInt32LE(offset, 10);
    directory.push(uint32(CENTRAL_HEADER), madeBy, common, own, path);
    offset += 4 + common.length + path.length + packed.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.size, 4);
  end.writeUInt16LE(files.size, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, index, uint32(END_OF_DIRECTORY), end]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
