/** What a first load may weigh on the wire, compressed by brotli, in KB of 1,024 bytes; fonts apart, which are compressed already. */
export const SIZE_LIMITS_KB = {
  landing: 40,
  dashboard: 200,
  /** On every page of every shop that has the app. */
  storefront: 8,
} as const;
