export { PRIVACY_INVARIANTS } from './invariants.ts';
