import type { SecretBox, SecretPlace } from './secret-box.ts';

const KNOWN_WORD = 'bellbird';
const OWN_PLACE = { shopId: 0, column: 'installation.check' };

/** A word sealed with the key that a database is begun with; whoever has another key cannot open it. */
export function sealKnownWord(secrets: SecretBox): Buffer {
  return secrets.seal(KNOWN_WORD, OWN_PLACE);
}

/** Whether this is the key that the word was sealed with. */
export function opensKnownWord(secrets: SecretBox, sealed: Buffer): boolean {
  return canOpen(secrets, sealed, OWN_PLACE);
}

/** Whether what lies in a place was sealed with this key. */
export function canOpen(secrets: SecretBox, sealed: Buffer, place: SecretPlace): boolean {
  try {
    secrets.open(sealed, place);
    return true;
  } catch {
    return false;
  }
}
