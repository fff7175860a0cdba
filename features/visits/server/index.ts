export { moveVisits } from './move-visits.ts';
export { giveShopperToken } from './shopper-tokens.ts';
export { registerVisitRoutes } from './visit-routes.ts';
