export { installPixelJob, wantPixel } from './install-pixel.ts';
export { moveVisits } from './move-visits.ts';
export { findShopper, giveShopperTokens } from './shopper-tokens.ts';
export { registerVisitRoutes } from './visit-routes.ts';
