export { fetchNextInboundMedia } from './fetch-inbound-media.ts';
export { handleInboundWebhook } from './handle-inbound-webhook.ts';
export { handleMessengerEvent } from './handle-messenger-event.ts';
export { handlePreferences } from './handle-preferences.ts';
export { moveInbound } from './move-inbound.ts';
export { markReadNext } from './mark-read.ts';
export { removeOldInboundFiles } from './remove-old-files.ts';
export { readMessengerProfileJob } from './read-messenger-profile.ts';
export { inboundFilesDue, readMarksDue } from './what-is-due.ts';
