export { withCampaignParameters } from '#features/links/rules/link-target.ts';
export { AccountIds } from './dispatch/account-ids.ts';
export { actOnFailures } from './receipts/act-on-failures.ts';
export { createMessages } from './outbox/create-messages.ts';
export { MOST_AT_ONCE } from './dispatch/partner-places.ts';
export { Dispatcher } from './dispatch/dispatcher.ts';
export { fetchNextInboundMedia } from '#features/conversations/server/fetch-inbound-media.ts';
export { countGivenUp, countStoppedSenders } from '#features/message-log/server/given-up.ts';
export { gupshupWebhookDoor } from './webhooks/gupshup-webhook-route.ts';
export { cancelSending, pauseSending, resumeSending, settleSendingJob } from './outbox/pause-sending.ts';
export { isFileInWaitingMessage } from './outbox/is-file-in-waiting-message.ts';
export { markReadNext } from '#features/conversations/server/mark-read.ts';
export { registerMessageRoutes } from '#features/message-log/server/message-routes.ts';
export {
  MESSENGER_ECHO_TOPIC,
  MESSENGER_EVENT_TOPIC,
  MESSENGER_TEMPLATE_TOPIC,
  UNREADABLE_MESSENGER_TOPIC,
  messengerWebhookDoor,
} from './webhooks/messenger-webhook-route.ts';
export { readMessengerProfileJob } from '#features/conversations/server/read-messenger-profile.ts';
export { ReceiptBook } from './receipts/receipt-batcher.ts';
export { beat, resolveUncertain, sayGoodbye } from './dispatch/resolve-uncertain.ts';
export { reportUnreadable } from './webhooks/report-unreadable.ts';
export { retryUnmatched } from './receipts/retry-unmatched.ts';
export { registerShortLinkRoute } from '#features/links/server/short-link-route.ts';
export { SendByMessenger } from './messenger/send-by-messenger.ts';
export { SendByWhatsApp } from './whatsapp/send-by-whatsapp.ts';
export { SideEffects } from './dispatch/side-effects.ts';
export { takeInbound } from '#features/conversations/server/handle-inbound-webhook.ts';
export { takeMessengerEvent } from '#features/conversations/server/handle-messenger-event.ts';
export { takePreferences } from '#features/conversations/server/handle-preferences.ts';
export { takeProviderNotice } from '#features/channels/server/record-provider-notice.ts';
export {
  INBOUND_MESSAGE_TOPIC,
  PREFERENCES_TOPIC,
  PROVIDER_NOTICE_TOPIC,
  TEMPLATE_STATUS_TOPIC,
  UNREADABLE_WHATSAPP_TOPIC,
} from './webhooks/whatsapp-changes.ts';
export { uploadMediaJob } from './whatsapp/upload-media.ts';
export { WebhookDoors } from './webhooks/webhook-watch.ts';
export { registerMetaVerification, whatsAppWebhookDoor } from './webhooks/whatsapp-webhook-route.ts';
