import type { SecretBox, SecretPlace } from './secret-box.ts';

const KNOWN_WORD = 'bellbird';
const OWN_PLACE = { shopId: 0, column: 'installation.check' };

/** Seals a known word with the key of a new database. Another key cannot open it. */
export function sealKnownWord(secrets: SecretBox): Buffer {
  return secrets.seal(KNOWN_WORD, OWN_PLACE);
}

/** Returns whether the known word was sealed with this key. */
export function opensKnownWord(secrets: SecretBox, sealed: Buffer): boolean {
  return canOpen(secrets, sealed, OWN_PLACE);
}

/** Returns whether a sealed value can be opened with this key and place. */
export function canOpen(secrets: SecretBox, sealed: Buffer, place: SecretPlace): boolean {
  try {
    secrets.open(sealed, place);
    return true;
  } catch {
    return false;
  }
}
