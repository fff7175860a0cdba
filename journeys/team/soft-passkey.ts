import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  NewCredential,
  SignedCredential,
} from '#features/foundations/second-factors/contract/passkey-calls.ts';

// WebAuthn, section 6.1: the flags of an authenticator's data.
const PRESENT = 0x01;
const VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const HAS_CREDENTIAL = 0x40;

interface Ceremony {
  challenge: string;
  host: string;
  /** The origin of the page. Usually that of the host. */
  origin: string;
  isVerified?: boolean;
  isSynced?: boolean;
  counter?: number;
}

/** A device with one passkey. Tests can make it sign wrongly. */
export class SoftPasskey {
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  make(ceremony: Ceremony): NewCredential {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cborMap([
      [cborInteger(1), cborInteger(2)],
      [cborInteger(3), cborInteger(-7)],
      [cborInteger(-1), cborInteger(1)],
      [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, key]);
    const attestationObject = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(Buffer.concat([dataOf(ceremony, HAS_CREDENTIAL), credential]))],
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
      },
    };
  }

  sign(ceremony: Ceremony, userHandle?: string): SignedCredential {
    const client = clientData('webauthn.get', ceremony);
    const data = dataOf(ceremony, 0);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
        ...(userHandle !== undefined && { userHandle }),
      },
    };
  }

  #named() {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const };
  }
}

function clientData(type: string, { challenge, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function dataOf({ host, isVerified = true, isSynced = false, counter = 0 }: Ceremony, more: number): Buffer {
  const flags = PRESENT + more + (isVerified ? VERIFIED : 0) + (isSynced ? BACKUP_ELIGIBLE + BACKED_UP : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.of(flags), count]);
}

// RFC 8949, as far as one key needs it.

function cborHead(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.of((kind << 5) + size);
  return size < 256 ? Buffer.of((kind << 5) + 24, size) : Buffer.of((kind << 5) + 25, size >> 8, size & 255);
}

function cborInteger(number: number): Buffer {
  return number < 0 ? cborHead(1, -1 - number) : cborHead(0, number);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
}

function cborMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}
