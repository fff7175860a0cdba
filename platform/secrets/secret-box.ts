import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Where a secret lies; sealed for one place it opens in no other. */
export interface SecretPlace {
  /** 0 for what belongs to the installation. */
  shopId: number;
  /** A column, for example `senders.access_token`, or what else names the place. */
  column: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 4;
/** Sealed before places were known: nonce, tag and ciphertext alone. */
const FORM = 2;

/** Keeps provider tokens unreadable at rest: AES-256-GCM under the installation's own key. */
export class SecretBox {
  readonly #key: Buffer;
  /** A byte for the form and four that name the key. */
  readonly #head: Buffer;

  constructor(key: Buffer) {
    if (key.length !== 32) throw new Error('The encryption key must be 32 bytes.');
    this.#key = key;
    const keyId = createHash('sha256').update('bellbird key id').update(key).digest();
    this.#head = Buffer.concat([Buffer.of(FORM), keyId.subarray(0, KEY_ID_BYTES)]);
  }

  /** Form, key id, nonce, tag and ciphertext in one. */
  seal(secret: string, place: SecretPlace): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(boundTo(this.#head, place));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([this.#head, nonce, cipher.getAuthTag(), sealed]);
  }

  /** Throws when the bytes were changed, or sealed for another place or under another key. */
  open(sealed: Buffer, place: SecretPlace): string {
    const head = sealed.subarray(0, this.#head.length);
    // One in a trillion of the old form begins like this one by chance.
    if (!head.equals(this.#head)) return this.#decrypt(sealed, null);
    return this.#decrypt(sealed.subarray(head.length), boundTo(head, place));
  }

  #decrypt(sealed: Buffer, bound: Buffer | null): string {
    const decipher = createDecipheriv('aes-256-gcm', this.#key, sealed.subarray(0, NONCE_BYTES));
    if (bound) decipher.setAAD(bound);
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return (
      decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    );
  }
}

function boundTo(head: Buffer, { shopId, column }: SecretPlace): Buffer {
  return Buffer.concat([head, Buffer.from(`${shopId}|${column}`)]);
}
