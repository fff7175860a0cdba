interface Tampered {
  toJSON?: unknown;
}

/** Like `JSON.stringify`, but also correct where an old library added a `toJSON` to arrays. */
export function toJson(value: unknown): string {
  const lists = Array.prototype as Tampered;
  const theirs = lists.toJSON;
  delete lists.toJSON;
  try {
    return JSON.stringify(value);
  } finally {
    if (theirs) lists.toJSON = theirs;
  }
}
