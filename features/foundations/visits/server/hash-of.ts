import { createHash } from 'node:crypto';

/** Returns the hash under which a browser's secret is stored. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
