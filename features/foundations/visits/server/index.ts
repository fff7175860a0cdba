export { endChatLinks } from './end-chat-links.ts';
export { addTappedBrowser, findChatBrowser, proveBrowser } from './chat-browsers.ts';
export { VISIT_INVARIANTS } from './invariants.ts';
export { LINK_TOKEN, sealLinkToken } from './link-token.ts';
export { isStorePage } from '../rules/store-hosts.ts';
export { installPixelJob, wantPixel } from './install-pixel.ts';
export { moveVisits } from './move-visits.ts';
export {
  type Browser,
  confirmBrowser,
  findBrowser,
  findKnownBrowsers,
  giveShopperTokens,
} from './shopper-tokens.ts';
export { registerVisitRoutes } from './visit-routes.ts';
