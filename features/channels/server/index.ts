export { findWhatsAppSenderId, registerChannelRoutes } from './channel-routes.ts';
export { connectConfiguredNumber, readNumberJob } from './connect-whatsapp.ts';
