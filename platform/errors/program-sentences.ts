/** The messages of errors that only programs get. The API answers them in English. */
export const PROGRAM_SENTENCES = {
  API_KEY_INVALID:
    'Send a valid API key in the header “Authorization: Bearer <key>”. This one is missing, wrong, expired or deleted.',
  SCOPE_MISSING: 'The API key does not have the scope that this needs:',
  CURSOR_INVALID: 'This cursor is not of this list. Start again without a cursor.',
  IDEMPOTENCY_KEY_MISSING:
    'Send a header “Idempotency-Key” with a text of up to 255 characters of your own, such as a UUID.',
  IDEMPOTENCY_KEY_REUSED:
    'Another request was sent with this Idempotency-Key. Use a new key for each request.',
  REQUEST_RUNNING:
    'The first request with this Idempotency-Key is still running. Try again in a few seconds.',
} as const;
