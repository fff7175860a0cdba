import { createHmac, timingSafeEqual } from 'node:crypto';

const PREFIX = 'sha256=';
const SIGNATURE = /^sha256=[0-9a-f]{64}$/;

/** What Meta puts into `X-Hub-Signature-256`: an HMAC over the exact bytes of the body. */
export function signPayload(rawBody: string | Buffer, appSecret: string): string {
  return PREFIX + digestOf(rawBody, appSecret).toString('hex');
}

/** Whether the header was made by someone who knows the app secret. Constant time; never throws. */
export function verifyPayload(rawBody: Buffer, header: string | undefined, appSecret: string): boolean {
  // An empty secret would let anyone sign.
  if (!header || !SIGNATURE.test(header) || appSecret === '') return false;
  const given = Buffer.from(header.slice(PREFIX.length), 'hex');
  return timingSafeEqual(given, digestOf(rawBody, appSecret));
}

function digestOf(rawBody: string | Buffer, appSecret: string): Buffer {
  return createHmac('sha256', appSecret).update(rawBody).digest();
}
