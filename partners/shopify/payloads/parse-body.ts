/** Fifteen digits are within 2^53 whatever they are. */
const LONG_NUMBER = /\d{16}/;

/**
 * A webhook's body as JSON, with ids past 2^53 as text: as numbers they would lose their last digits, and then they
 * are another customer's or product's. Throws SyntaxError.
 */
export function parseStoreBody(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text) as unknown;
  return JSON.parse(text, keepExact) as unknown;
}

/** An id's text form, where it stands beside it, is exact even when whoever wrote the number lost its end. */
function keepExact(this: unknown, key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  if (!/^\d+$/.test(context?.source ?? '')) return value;
  const { admin_graphql_api_id: textForm } = this as { admin_graphql_api_id?: unknown };
  const inText = key === 'id' && typeof textForm === 'string' ? /\/(\d+)$/.exec(textForm)?.[1] : undefined;
  return inText ?? context?.source;
}
