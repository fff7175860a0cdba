/** Fifteen digits are always below 2^53. */
const LONG_NUMBER = /\d{16}/;

/**
 * Parses a webhook's body as JSON, with ids above 2^53 as text, because as numbers they would lose their last digits
 * and name another customer or product. Throws SyntaxError.
 */
export function parseStoreBody(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text) as unknown;
  return JSON.parse(text, keepExact) as unknown;
}

/** The text form of an id, if present, is exact even when the sender rounded the number. */
function keepExact(this: unknown, key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  if (!/^\d+$/.test(context?.source ?? '')) return value;
  const { admin_graphql_api_id: textForm } = this as { admin_graphql_api_id?: unknown };
  const inText = key === 'id' && typeof textForm === 'string' ? /\/(\d+)$/.exec(textForm)?.[1] : undefined;
  return inText ?? context?.source;
}
