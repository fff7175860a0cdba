import { randomFillSync } from 'node:crypto';

// Random bytes are drawn in blocks, so that many ids need only one system call.
const POOL = Buffer.allocUnsafe(10 * 512);
let poolUsed = POOL.length;

/** Returns a UUID of version 7. Its first 48 bits are the moment in milliseconds, so ids sort by age. */
export function timeOrderedId(moment: Date): string {
  if (poolUsed === POOL.length) {
    randomFillSync(POOL);
    poolUsed = 0;
  }
  const random = POOL.subarray(poolUsed, poolUsed + 10);
  poolUsed += 10;
  const time = moment.getTime().toString(16).padStart(12, '0');
  const tail = random.toString('hex');
  const variant = ((random[2] ?? 0) & 0x3f) | 0x80;
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tail.slice(1, 4)}-${variant.toString(16)}${tail.slice(6, 8)}-${tail.slice(8)}`;
}

/** The number of ids that can be in order within one millisecond. */
const IN_ORDER = 4096;
const UUID_OID = 2950;
const [HEAD_BYTES, ID_BYTES] = [20, 16];

/**
 * Returns many ids in order, in the database's binary array format. Writing and parsing the ids as text takes ten times
 * as long.
 */
export function timeOrderedIds(moment: Date, count: number): Buffer {
  const array = Buffer.allocUnsafe(HEAD_BYTES + count * (4 + ID_BYTES));
  // The array's header: one dimension, no nulls, the element type, the count, and the first index (1).
  [1, 0, UUID_OID, count, 1].forEach((word, nth) => array.writeInt32BE(word, nth * 4));
  randomFillSync(array, HEAD_BYTES);
  for (let nth = 0, at = HEAD_BYTES; nth < count; nth += 1, at += 4 + ID_BYTES) {
    array.writeInt32BE(ID_BYTES, at);
    array.writeUIntBE(moment.getTime() + Math.floor(nth / IN_ORDER), at + 4, 6);
    array.writeUInt16BE(0x7000 | (nth % IN_ORDER), at + 10);
    array.writeUInt8(((array[at + 12] ?? 0) & 0x3f) | 0x80, at + 12);
  }
  return array;
}

/**
 * Returns the moment when a time-ordered id was made, to the millisecond. Returns null if `id` is not a time-ordered
 * id.
 */
export function momentOfId(id: string): Date | null {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(id)) return null;
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}

/** The lowest id that can be made at a moment, for a range of a key that starts with such ids. */
export function firstIdAt(moment: Date): string {
  return `${timeOrderedId(moment).slice(0, 13)}-0000-0000-000000000000`;
}
