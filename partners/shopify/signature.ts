import { createHmac, timingSafeEqual } from 'node:crypto';

/** 32 bytes in base64. */
const WEBHOOK_SIGNATURE = /^[A-Za-z0-9+/]{43}=$/;

/** Returns the value of `X-Shopify-Hmac-Sha256` for exactly these bytes. */
export function signWebhook(rawBody: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(rawBody).digest('base64');
}

/**
 * Returns a check that takes a body in chunks and decides in constant time whether the webhook was signed with the
 * app's secret. Null for a malformed signature.
 */
export function webhookCheck(signature: string | undefined, secret: string) {
  // With an empty secret anyone could sign.
  if (!signature || !WEBHOOK_SIGNATURE.test(signature) || secret === '') return null;
  const digest = createHmac('sha256', secret);
  return {
    update: (piece: Buffer) => void digest.update(piece),
    isGood: () => isEqual(digest.digest('base64'), signature),
  };
}

/** Whether the webhook was signed with the app's secret. Never throws. */
export function verifyWebhook(rawBody: Buffer, signature: string | undefined, secret: string): boolean {
  const check = webhookCheck(signature, secret);
  check?.update(rawBody);
  return check?.isGood() ?? false;
}

/** Returns the `hmac` of the links with which Shopify sends a merchant to an app. */
export function signQuery(params: Record<string, string>, secret: string): string {
  const signed = Object.keys(params)
    .filter((key) => key !== 'hmac' && key !== 'signature')
    .toSorted()
    .map((key) => `${encodeURIComponent(key)}=${encodeURIComponent(params[key] ?? '')}`)
    .join('&');
  return createHmac('sha256', secret).update(signed).digest('hex');
}

/** Whether Shopify signed this link. Its age is not checked: compare `timestamp` too. Never throws. */
export function verifyQuery(params: Record<string, string>, secret: string): boolean {
  try {
    return isEqual(signQuery(params, secret), params['hmac']);
  } catch {
    // encodeURIComponent throws on half a surrogate pair, which Shopify never signs.
    return false;
  }
}

/** The query of a request through Shopify's app proxy. */
export type ProxiedQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns the `signature` of a request through Shopify's app proxy. It covers the query only, not the body. */
export function signProxied(query: ProxiedQuery, secret: string): string {
  const signed = Object.entries(query)
    .filter(([key]) => key !== 'signature')
    .map(([key, value]) => `${key}=${[value ?? ''].flat().join(',')}`)
    .toSorted()
    .join('');
  return createHmac('sha256', secret).update(signed).digest('hex');
}

/** Whether the request came through Shopify's app proxy. Compare `timestamp` too. Never throws. */
export function verifyProxied(query: ProxiedQuery, secret: string): boolean {
  const { signature } = query;
  return secret !== '' && typeof signature === 'string' && isEqual(signProxied(query, secret), signature);
}

function isEqual(expected: string, received: string | undefined): boolean {
  if (typeof received !== 'string') return false;
  const expectedBytes = Buffer.from(expected);
  const receivedBytes = Buffer.from(received);
  return expectedBytes.length === receivedBytes.length && timingSafeEqual(expectedBytes, receivedBytes);
}
