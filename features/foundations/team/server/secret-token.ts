import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link. Only its hash is stored, so that a reader of the database cannot use the link. */
export function makeToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
