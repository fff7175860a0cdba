/** The payload of the answer "no" to the question whether to unsubscribe. Nothing changes. */
export const KEEP_PAYLOAD = 'KEEP_MESSAGES';
