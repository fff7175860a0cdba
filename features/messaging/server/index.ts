export { withCampaignParameters } from '../rules/link-target.ts';
export { AccountIds } from './account-ids.ts';
export { actOnFailures } from './act-on-failures.ts';
export { createMessages } from './create-messages.ts';
export { MOST_AT_ONCE } from './dispatch/partner-places.ts';
export { Dispatcher } from './dispatcher.ts';
export { fetchNextInboundMedia } from './fetch-inbound-media.ts';
export { countGivenUp, countStoppedSenders } from './given-up.ts';
export { gupshupWebhookDoor } from './gupshup-webhook-door.ts';
export { cancelSending, pauseSending, resumeSending, settleSendingJob } from './hold-sending.ts';
export { isFileInWaitingMessage } from './is-file-in-waiting-message.ts';
export { markReadNext } from './mark-read.ts';
export { registerMessageRoutes } from './message-routes.ts';
export {
  MESSENGER_ECHO_TOPIC,
  MESSENGER_EVENT_TOPIC,
  MESSENGER_TEMPLATE_TOPIC,
  UNREADABLE_MESSENGER_TOPIC,
  messengerWebhookDoor,
} from './messenger-webhook-door.ts';
export { readMessengerProfileJob } from './read-messenger-profile.ts';
export { ReceiptBook } from './receipt-book.ts';
export { beat, resolveUncertain, sayGoodbye } from './resolve-uncertain.ts';
export { reportUnreadable } from './report-unreadable.ts';
export { retryUnmatched } from './retry-unmatched.ts';
export { registerShortLinkRoute } from './short-link-route.ts';
export { SendByMessenger } from './send-by-messenger.ts';
export { SendByWhatsApp } from './send-by-whatsapp.ts';
export { SideEffects } from './side-effects.ts';
export { takeInbound } from './take-inbound.ts';
export { takeMessengerEvent } from './take-messenger-event.ts';
export { takePreferences } from './take-preferences.ts';
export { takeProviderNotice } from './take-provider-notice.ts';
export {
  INBOUND_MESSAGE_TOPIC,
  PREFERENCES_TOPIC,
  PROVIDER_NOTICE_TOPIC,
  TEMPLATE_STATUS_TOPIC,
  UNREADABLE_WHATSAPP_TOPIC,
} from './whatsapp-changes.ts';
export { uploadMediaJob } from './upload-media.ts';
export { WebhookDoors } from './webhook-doors.ts';
export { registerMetaVerification, whatsAppWebhookDoor } from './whatsapp-webhook-door.ts';
