import { createHmac, timingSafeEqual } from 'node:crypto';

const PREFIX = 'sha256=';
const SIGNATURE = /^sha256=[0-9a-f]{64}$/;

/** What Meta puts into `X-Hub-Signature-256`: an HMAC over the exact bytes of the body. */
export function signPayload(rawBody: string | Buffer, appSecret: string): string {
  return PREFIX + createHmac('sha256', appSecret).update(rawBody).digest('hex');
}

/**
 * What tells of a body, given piece by piece, whether the header was made by someone who knows the app secret, in
 * constant time. Null for a header that nobody could have made.
 */
export function payloadCheck(header: string | undefined, appSecret: string) {
  // An empty secret would let anyone sign.
  if (!header || !SIGNATURE.test(header) || appSecret === '') return null;
  const given = Buffer.from(header.slice(PREFIX.length), 'hex');
  const digest = createHmac('sha256', appSecret);
  return {
    update: (piece: Buffer) => void digest.update(piece),
    isGood: () => timingSafeEqual(given, digest.digest()),
  };
}

/** Whether the header was made by someone who knows the app secret. Constant time; never throws. */
export function verifyPayload(rawBody: Buffer, header: string | undefined, appSecret: string): boolean {
  const check = payloadCheck(header, appSecret);
  check?.update(rawBody);
  return check?.isGood() ?? false;
}
