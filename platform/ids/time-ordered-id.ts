import { randomFillSync } from 'node:crypto';

// Random bytes are drawn in blocks: one system call for many ids.
const POOL = Buffer.allocUnsafe(10 * 512);
let poolUsed = POOL.length;

/** A UUID of version 7: its first 48 bits are the moment's milliseconds, so that ids sort by age. */
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

/** The moment a time-ordered id was made at, to the millisecond; null when it is not one. */
export function momentOfId(id: string): Date | null {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(id)) return null;
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}
