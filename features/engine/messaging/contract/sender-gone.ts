/** Meta's code for an invalid parameter. Code 33 says that the sender itself no longer exists. */
const INVALID_PARAMETER = 100;
const SENDER_GONE = 33;

/**
 * The part of Meta's error text for a sender that no longer exists. The SQL function `providerCode` searches for the
 * same text.
 */
const GONE = 'does not exist, cannot be loaded';

/**
 * The code to explain a stored failure with. Before sub-codes were read, a missing sender was stored as an invalid
 * parameter.
 */
export function explainedCode(code: number, detail: string | null): number {
  return code === INVALID_PARAMETER && detail?.includes(GONE) ? SENDER_GONE : code;
}
