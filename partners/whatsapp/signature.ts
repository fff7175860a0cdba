import { createHmac, timingSafeEqual } from 'node:crypto';

const PREFIX = 'sha256=';

/** What Meta puts into `X-Hub-Signature-256`: an HMAC over the exact bytes of the body. */
export function signPayload(rawBody: string | Buffer, appSecret: string): string {
  return PREFIX + createHmac('sha256', appSecret).update(rawBody).digest('hex');
}

/** Whether the header was made by someone who knows the app secret. Constant time; never throws. */
export function verifyPayload(rawBody: Buffer, header: string | undefined, appSecret: string): boolean {
  // An empty secret would let anyone sign.
  if (!header?.startsWith(PREFIX) || appSecret === '') return false;
  const given = Buffer.from(header.slice(PREFIX.length), 'utf8');
  const expected = Buffer.from(signPayload(rawBody, appSecret).slice(PREFIX.length), 'utf8');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
