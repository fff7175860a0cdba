import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether somebody gave the right key; how long that takes tells nothing of it. */
export function isKey(given: string, key: string): boolean {
  return timingSafeEqual(digest(given), digest(key));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
