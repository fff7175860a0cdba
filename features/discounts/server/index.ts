export { DiscountCodeMaker } from './discount-code-maker.ts';
export { registerDiscountRoutes } from './discount-routes.ts';
export { newCode } from './new-code.ts';
