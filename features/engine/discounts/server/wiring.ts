export { DiscountCodeMaker } from './discount-code-maker.ts';
export { registerDiscountRoutes } from './discount-routes.ts';
export { singleCodeMaker } from './make-single-code.ts';
export { DISCOUNT_RETENTION } from './retention.ts';
