import { createHmac, timingSafeEqual } from 'node:crypto';

const PREFIX = 'sha256=';
const SIGNATURE = /^sha256=[0-9a-f]{64}$/;

/** Returns the value of `X-Hub-Signature-256`: an HMAC of the body's exact bytes. */
export function signPayload(rawBody: string | Buffer, appSecret: string): string {
  return PREFIX + createHmac('sha256', appSecret).update(rawBody).digest('hex');
}

/**
 * Returns a check that takes a body in chunks and decides in constant time whether the header was signed with the app
 * secret. Null for a malformed header.
 */
export function payloadCheck(header: string | undefined, appSecret: string) {
  // With an empty secret anyone could sign.
  if (!header || !SIGNATURE.test(header) || appSecret === '') return null;
  const given = Buffer.from(header.slice(PREFIX.length), 'hex');
  const digest = createHmac('sha256', appSecret);
  return {
    update: (piece: Buffer) => void digest.update(piece),
    isGood: () => timingSafeEqual(given, digest.digest()),
  };
}

/** Whether the header was signed with the app secret. Constant time; never throws. */
export function verifyPayload(rawBody: Buffer, header: string | undefined, appSecret: string): boolean {
  const check = payloadCheck(header, appSecret);
  check?.update(rawBody);
  return check?.isGood() ?? false;
}
