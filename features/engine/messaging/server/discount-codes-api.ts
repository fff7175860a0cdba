/** The interface for the feature that creates the discount codes of queued messages. */
export {
  findShopsAwaitingCodes,
  leaseAwaitingCode,
  awaitCodeLater,
  recordMadeCodes,
  replaceCodes,
  type MessageAwaitingCode,
  type ShopAwaitingCodes,
} from './outbox/awaiting-code.ts';
