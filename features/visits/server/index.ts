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
