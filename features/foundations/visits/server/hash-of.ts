import { createHash } from 'node:crypto';

/** What is stored of a secret that a browser holds. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
