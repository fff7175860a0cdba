export { NUMBER_TOPICS, applyNumberWebhook } from './apply-number-webhook.ts';
export { registerChannelRoutes } from './channel-routes.ts';
export { checkNextSender } from './check-senders.ts';
export { connectConfiguredNumber, readNumberJob } from './connect-whatsapp.ts';
export { recordProviderNotice } from './record-provider-notice.ts';
export { CHANNEL_RETENTION } from './retention.ts';
