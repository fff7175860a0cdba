export { providerCode } from './receipts/provider-code.ts';
export { fillContent } from '../rules/content/fill-content.ts';
export { cappedUntil } from '../rules/gate/frequency-cap.ts';
export { quietUntil } from '../rules/gate/quiet-hours.ts';
export { recipientTimeZone } from '../rules/gate/recipient-time-zone.ts';
export { AccountIds } from './dispatch/account-ids.ts';
export { claimBatch, type ClaimedMessage } from './dispatch/claim-batch.ts';
export { markSent } from './dispatch/mark-sent.ts';
export { settleAnswers } from './dispatch/settle-answers.ts';
export { countReach, firstIdOf } from './dispatch/daily-reach.ts';
export { Dispatcher, type DispatchFigures } from './dispatch/dispatcher.ts';
export { IN_FLIGHT } from './dispatch/in-flight.ts';
export { isWorkerAlive } from './dispatch/is-worker-alive.ts';
export { MOST_AT_ONCE } from './dispatch/partner-places.ts';
export { recordHeartbeat, resolveUncertain, deregisterWorker } from './dispatch/resolve-uncertain.ts';
export { MESSAGE_INVARIANTS } from './invariants.ts';
export { registerSendingRoutes } from './limits/sending-routes.ts';
export { findSendingLimits } from './limits/sending-limits-queries.ts';
export { SendByMessenger } from './messenger/send-by-messenger.ts';
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
export { dropQueued, dropOnOptOut } from './outbox/drop-queued.ts';
export { isFileInWaitingMessage } from './outbox/is-file-in-waiting-message.ts';
export { moveMessages } from './outbox/move-messages.ts';
export { releaseFollowers } from './outbox/release-followers.ts';
export { listUnsent, takeBack } from './outbox/take-back.ts';
export { codesDue, followersDue, messagesDue, receiptsDue } from './outbox/what-is-due.ts';
export { actOnFailures } from './receipts/act-on-failures.ts';
export { advanceMessages } from './receipts/advance-messages.ts';
export { noteTap, noteTaps } from './receipts/note-taps.ts';
export { ReceiptBatcher } from './receipts/receipt-batcher.ts';
export { retryUnmatched } from './receipts/retry-unmatched.ts';
export { createSending, type Recipient } from './sendings/create-sending.ts';
export { SendingExpander } from './sendings/expand-sendings.ts';
export { sendingsDue } from './sendings/take-sending.ts';
export { retrySendings } from './sendings/retry-sendings.ts';
export { cancelSending, pauseSending, resumeSending, settleSendingJob } from './sendings/pause-sending.ts';
export { gupshupWebhookRoute } from './webhooks/gupshup-webhook-route.ts';
export {
  MESSENGER_ECHO_TOPIC,
  MESSENGER_EVENT_TOPIC,
  MESSENGER_TEMPLATE_TOPIC,
  UNREADABLE_MESSENGER_TOPIC,
  messengerWebhookRoute,
} from './webhooks/messenger-webhook-route.ts';
export { reportUnreadable } from './webhooks/report-unreadable.ts';
export { WebhookWatch } from './webhooks/webhook-watch.ts';
export {
  INBOUND_MESSAGE_TOPIC,
  PREFERENCES_TOPIC,
  PROVIDER_NOTICE_TOPIC,
  TEMPLATE_STATUS_TOPIC,
  UNREADABLE_WHATSAPP_TOPIC,
} from './webhooks/whatsapp-changes.ts';
export { registerMetaVerification, whatsAppWebhookRoute } from './webhooks/whatsapp-webhook-route.ts';
export { readSendingLinkCode } from './sendings/sending-link-code.ts';
export { SendByWhatsApp } from './whatsapp/send-by-whatsapp.ts';
export { listTestRecipients } from './test-sends/find-test-recipient.ts';
export { answerTest, sendTest, type NewTest } from './test-sends/send-test.ts';
export { uploadMediaJob } from './whatsapp/upload-media.ts';
export { wouldPass } from './would-pass.ts';
export type { FindSourceNames } from './source-names.ts';
