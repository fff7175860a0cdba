/**
 * A discount that can be given. `expiresAfterSeconds` of a single-use code counts from the sending. `code` is set if
 * the person was promised that code.
 */
export type UsableDiscount =
  | { kind: 'unique'; percent: number; expiresAfterSeconds: number; code?: string }
  | { kind: 'fixed'; percent: number; code: string };

/** A promised discount. Only the store may know the value of its own codes. */
export type PromisedDiscount = UsableDiscount | { kind: 'fixed'; percent: null; code: string };
