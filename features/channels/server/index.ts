export { parseMessagingLimit } from '../rules/messaging-limit.ts';
export { NUMBER_TOPICS, applyNumberWebhook } from './apply-number-webhook.ts';
export { registerChannelRoutes } from './channel-routes.ts';
export { checkNextSender } from './check-senders.ts';
export { connectConfiguredNumber, readNumberJob } from './connect-whatsapp.ts';
export { describeFacebook, type ShopOnFacebook } from './facebook-queries.ts';
export { findChatNumber, findWhatsAppSenderId } from './number-queries.ts';
