/** Every refusal the product can answer with. The status is part of the code: one code, one meaning. */
export const ERROR_STATUS = {
  MALFORMED_REQUEST: 422,
  BODY_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  NOT_LOGGED_IN: 401,
  BAD_SIGNATURE: 401,
  OTHER_SHOP: 403,
  FEATURE_LOCKED: 402,
  NOT_FOUND: 404,
  SHOP_ADDRESS_INVALID: 400,
  LOGIN_STATE_INVALID: 400,
  LOGIN_SIGNATURE_INVALID: 400,
  LOGIN_EXPIRED: 400,
  LOGIN_REFUSED: 403,
  PHONE_INVALID: 422,
  TOOL_NOT_ACTIVE: 409,
  SENDER_NOT_CONNECTED: 409,
  PARTNER_FAILED: 502,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What every refused call answers with. `field` names the part of the request that is wrong. */
export interface ErrorAnswer {
  error: { code: ErrorCode; message: string; field?: string; requestId: string };
}
