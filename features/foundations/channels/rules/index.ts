export { describeStop } from './describe-stop.ts';
export { recoveredPace } from './pace.ts';
