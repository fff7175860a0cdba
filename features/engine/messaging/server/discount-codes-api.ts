/** For the feature that makes the discount codes that queued messages wait for. */
export {
  findShopsAwaitingCodes,
  leaseAwaitingCode,
  awaitCodeLater,
  recordMadeCodes,
  replaceCodes,
  type MessageAwaitingCode,
  type ShopAwaitingCodes,
} from './outbox/awaiting-code.ts';
