/** Why a call to the store failed, and whether it may succeed later. */
export type ShopifyFailure =
  /** The token is invalid: refresh it, or the app was uninstalled. */
  | { kind: 'unauthorized' }
  | { kind: 'throttled'; waitMs: number }
  /** No response, or a 5xx. */
  | { kind: 'unreachable'; status: number | null }
  /** The request is invalid. */
  | { kind: 'refused'; status: number; detail: string };

export class ShopifyError extends Error {
  readonly failure: ShopifyFailure;

  constructor(failure: ShopifyFailure, cause?: unknown) {
    super(`Shopify: ${failure.kind}`, cause === undefined ? undefined : { cause });
    this.failure = failure;
  }
}
