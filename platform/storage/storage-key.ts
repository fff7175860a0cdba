const SEGMENT = /^[\w-][\w.-]*$/;
const MOST_CHARACTERS = 500;

/** Throws on a key that could mean another place than it says: `..`, an empty segment, or a character of no segment. */
export function requireStorageKey(key: string): void {
  if (key.length > MOST_CHARACTERS || !key.split('/').every((segment) => SEGMENT.test(segment))) {
    throw new Error(`not a storage key: ${JSON.stringify(key)}`);
  }
}
