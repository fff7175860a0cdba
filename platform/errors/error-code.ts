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
  META_NOT_SET_UP: 503,
  FACEBOOK_LOGIN_EXPIRED: 400,
  FACEBOOK_LOGIN_DECLINED: 400,
  FACEBOOK_LOGGED_OUT: 424,
  FACEBOOK_NOT_AUTHORIZED: 506,
  PAGE_NOT_ADMIN: 403,
  PAGE_TAKEN: 409,
  NUMBER_TAKEN: 409,
  NUMBER_NOT_SHARED: 403,
  SUPPORT_CHAT_NOT_SET_UP: 409,
  SUPPORT_SIGN_UP_UNDER_WAY: 409,
  UPLOAD_BROKEN: 400,
  FILE_TYPE_REFUSED: 415,
  FILE_TOO_LARGE: 413,
  IMAGE_UNREADABLE: 422,
  IMAGE_TOO_MANY_PIXELS: 422,
  MEDIA_QUOTA_FULL: 409,
  STORAGE_FAILED: 502,
  LINK_EXPIRED: 410,
  PLAN_UNKNOWN: 422,
  PLAN_CHANGE_UNDER_WAY: 409,
  NO_USAGE_CAP: 409,
  CAP_NOT_HIGHER: 422,
  CAP_TOO_HIGH: 422,
  SEARCH_TOO_LONG: 503,
  PARTNER_FAILED: 502,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}

/** What every refused call answers with. `field` names the part of the request that is wrong. */
export interface ErrorAnswer {
  error: { code: ErrorCode; message: string; field?: string; requestId: string };
}
