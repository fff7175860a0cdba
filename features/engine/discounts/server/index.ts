export { type MakeSingleCode } from './make-single-code.ts';
export { newCode, SINGLE_USE_CODE } from './new-code.ts';
