export { DiscountCodeMaker } from './discount-code-maker.ts';
export { registerDiscountRoutes } from './discount-routes.ts';
export { type MakeSingleCode, singleCodeMaker } from './make-single-code.ts';
export { newCode, SINGLE_USE_CODE } from './new-code.ts';
