/** Why a call to the store platform failed, and whether the same call may succeed later. */
export type ShopifyFailure =
  /** The token is refused: refresh it, or the app was uninstalled. */
  | { kind: 'unauthorized' }
  | { kind: 'throttled'; waitMs: number }
  /** No answer, or a 5xx. */
  | { kind: 'unreachable'; status: number | null }
  /** The request itself is wrong. */
  | { kind: 'refused'; status: number; detail: string };

export class ShopifyError extends Error {
  readonly failure: ShopifyFailure;

  constructor(failure: ShopifyFailure, cause?: unknown) {
    super(`Shopify: ${failure.kind}`, cause === undefined ? undefined : { cause });
    this.failure = failure;
  }
}
