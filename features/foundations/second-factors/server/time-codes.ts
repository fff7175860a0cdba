import { createHmac, timingSafeEqual } from 'node:crypto';

// RFC 6238 and RFC 4226, with the values that every authenticator app supports.
const STEP_MS = 30_000;
const DIGITS = 6;
/** The clock of a phone may be this many steps ahead or behind. */
const DRIFT_STEPS = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the code of a time step. */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Returns the time step at a moment. */
export function stepAt(at: Date): number {
  return Math.floor(at.getTime() / STEP_MS);
}

/** Returns the time step whose code this is, allowing for a clock that is a step off, or null. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  const given = Buffer.from(code);
  let found: number | null = null;
  for (let step = stepAt(now) - DRIFT_STEPS; step <= stepAt(now) + DRIFT_STEPS; step++) {
    const expected = Buffer.from(codeOfStep(secret, step));
    // Every step is compared, so that the time tells nothing. Of two equal codes, the later step is the safe one.
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step;
  }
  return found;
}

/** Writes a secret as people type it into an app (RFC 4648, base32). 20 bytes become 32 letters without padding. */
export function writeSecret(secret: Buffer): string {
  const bits = [...secret].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

/** Returns the address that an app reads from the QR code. */
export function setUpAddress(secret: Buffer, account: string): string {
  const label = encodeURIComponent(`Bellbird:${account}`);
  return `otpauth://totp/${label}?secret=${writeSecret(secret)}&issuer=Bellbird`;
}
