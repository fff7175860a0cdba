/** Meta's code for a parameter that is not valid. Its code 33 says that the sender itself is gone. */
const INVALID_PARAMETER = 100;
const SENDER_GONE = 33;

/** What the provider's sentence says when the sender is gone; `providerCode` looks for the same in SQL. */
const GONE = 'does not exist, cannot be loaded';

/**
 * The code to explain a stored failure with. Before sub-codes were read, a sender that was gone was stored as a wrong
 * parameter.
 */
export function explainedCode(code: number, detail: string | null): number {
  return code === INVALID_PARAMETER && detail?.includes(GONE) ? SENDER_GONE : code;
}
