/** The payload of the answer that declines the question whether to stop. Nothing changes. */
export const KEEP_PAYLOAD = 'KEEP_MESSAGES';
