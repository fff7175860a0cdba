interface Tampered {
  toJSON?: unknown;
}

/** As `JSON.stringify`, also where an old library gave all lists a `toJSON` that writes them as texts. */
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
