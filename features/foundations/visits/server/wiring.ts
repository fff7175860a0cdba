export { endChatLinks } from './end-chat-links.ts';
export { addTappedBrowser, findChatBrowser } from './chat-browsers.ts';
export { installPixelJob, wantPixel } from './install-pixel.ts';
export { moveVisits } from './move-visits.ts';
export { registerVisitRoutes } from './visit-routes.ts';
export { VISIT_RETENTION } from './retention.ts';
