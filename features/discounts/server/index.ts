export { createCode } from './create-code.ts';
export { registerDiscountRoutes } from './discount-routes.ts';
