export { AccountIds } from './dispatch/account-ids.ts';
export { Dispatcher, type DispatchFigures } from './dispatch/dispatcher.ts';
export { isWorkerAlive } from './dispatch/is-worker-alive.ts';
export { MOST_AT_ONCE } from './dispatch/partner-places.ts';
export { recordHeartbeat, resolveUncertain, deregisterWorker } from './dispatch/resolve-uncertain.ts';
export { registerSendingRoutes } from './limits/sending-routes.ts';
export { SendByMessenger } from './messenger/send-by-messenger.ts';
export { dropOnOptOut } from './outbox/drop-queued.ts';
export { isFileInWaitingMessage } from './outbox/is-file-in-waiting-message.ts';
export { moveMessages } from './outbox/move-messages.ts';
export { releaseFollowers } from './outbox/release-followers.ts';
export { codesDue, followersDue, messagesDue, receiptsDue } from './outbox/what-is-due.ts';
export { registerPauseRoutes } from './pause/pause-routes.ts';
export { actOnFailures } from './receipts/act-on-failures.ts';
export { ReceiptBatcher } from './receipts/receipt-batcher.ts';
export { retryUnmatched } from './receipts/retry-unmatched.ts';
export { SendingExpander } from './sendings/expand-sendings.ts';
export { sendingsDue } from './sendings/take-sending.ts';
export { settleSendingJob } from './sendings/change-sending.ts';
export { gupshupWebhookRoute } from './webhooks/gupshup-webhook-route.ts';
export {
  MESSENGER_ECHO_TOPIC,
  MESSENGER_EVENT_TOPIC,
  MESSENGER_TEMPLATE_TOPIC,
  UNREADABLE_MESSENGER_TOPIC,
  messengerWebhookRoute,
} from './webhooks/messenger-webhook-route.ts';
export {
  HISTORY_PROGRESS_TOPIC,
  HISTORY_TOPIC,
  PHONE_CONTACTS_TOPIC,
  PHONE_ECHO_TOPIC,
} from './webhooks/phone-app-changes.ts';
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
export { SendByWhatsApp } from './whatsapp/send-by-whatsapp.ts';
export { uploadMediaJob } from './whatsapp/upload-media.ts';
export { MESSAGING_RETENTION } from './retention.ts';
