export { endsAll, isOwnRefusal, standingRefusals } from './standing-refusal.ts';
