export { providerCode } from './receipts/provider-code.ts';
export { fillContent } from '../rules/content/fill-content.ts';
export { cappedUntil } from '../rules/gate/frequency-cap.ts';
export { quietUntil } from '../rules/gate/quiet-hours.ts';
export { recipientTimeZone } from '../rules/gate/recipient-time-zone.ts';
export { countReach, firstIdOf } from './dispatch/daily-reach.ts';
export { IN_FLIGHT } from './dispatch/in-flight.ts';
export { MESSAGE_INVARIANTS } from './invariants.ts';
export { findSendingLimits } from './limits/sending-limits-queries.ts';
export {
  findShopsAwaitingCodes,
  leaseAwaitingCode,
  awaitCodeLater,
  recordMadeCodes,
  replaceCodes,
  type MessageAwaitingCode,
  type ShopAwaitingCodes,
} from './outbox/awaiting-code.ts';
export { createMessages, createMessagesOfMany } from './outbox/create-messages.ts';
export { dropByEvent } from './outbox/drop-by-event.ts';
export { dropQueued } from './outbox/drop-queued.ts';
export { listUnsent, takeBack } from './outbox/take-back.ts';
export { isAllSendingPaused } from './pause/pause-all-sending.ts';
export { advanceMessages } from './receipts/advance-messages.ts';
export { noteTap, noteTaps } from './receipts/note-taps.ts';
export { createSending, type Recipient } from './sendings/create-sending.ts';
export { retrySendings } from './sendings/retry-sendings.ts';
export { cancelSending, pauseSending, resumeSending } from './sendings/pause-sending.ts';
export { readSendingLinkCode } from './sendings/sending-link-code.ts';
export { listTestRecipients } from './test-sends/find-test-recipient.ts';
export { answerTest, sendTest, type NewTest } from './test-sends/send-test.ts';
export { wouldPass } from './would-pass.ts';
export type { FindSourceNames } from './source-names.ts';
