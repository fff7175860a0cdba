import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Where a secret is stored. A secret sealed for one place cannot be opened in another. */
export interface SecretPlace {
  /** 0 for a secret that belongs to the installation. */
  shopId: number;
  /** A column, for example `senders.access_token`, or another name for the place. */
  column: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 4;
/** The format version. Secrets in the old format have no header and no place: only nonce, tag and ciphertext. */
const FORM = 2;

/** Encrypts provider tokens for storage, with AES-256-GCM and the installation's key. */
export class SecretBox {
  readonly #key: Buffer;
  /** One byte for the format and four that identify the key. */
  readonly #head: Buffer;

  constructor(key: Buffer) {
    if (key.length !== 32) throw new Error('The encryption key must be 32 bytes.');
    this.#key = key;
    const keyId = createHash('sha256').update('bellbird key id').update(key).digest();
    this.#head = Buffer.concat([Buffer.of(FORM), keyId.subarray(0, KEY_ID_BYTES)]);
  }

  /** Returns the format, key id, nonce, tag and ciphertext in one buffer. */
  seal(secret: string, place: SecretPlace): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(additionalData(this.#head, place));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([this.#head, nonce, cipher.getAuthTag(), sealed]);
  }

  /**
   * Decrypts a secret. Throws if the bytes were changed, or sealed with another key. In the current format, also throws
   * if the secret was sealed for another place.
   */
  open(sealed: Buffer, place: SecretPlace): string {
    const head = sealed.subarray(0, this.#head.length);
    // About one in a trillion secrets in the old format begins with this header by chance.
    if (!head.equals(this.#head)) return this.#decrypt(sealed, null);
    return this.#decrypt(sealed.subarray(head.length), additionalData(head, place));
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

function additionalData(head: Buffer, { shopId, column }: SecretPlace): Buffer {
  return Buffer.concat([head, Buffer.from(`${shopId}|${column}`)]);
}
