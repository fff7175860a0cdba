const SEGMENT = /^[\w-][\w.-]*$/;
const MOST_CHARACTERS = 500;

/** Throws on a key that could mean another place: `..`, an empty segment, or a character not allowed in a segment. */
export function requireStorageKey(key: string): void {
  if (key.length > MOST_CHARACTERS || !key.split('/').every((segment) => SEGMENT.test(segment))) {
    throw new Error(`not a storage key: ${JSON.stringify(key)}`);
  }
}
