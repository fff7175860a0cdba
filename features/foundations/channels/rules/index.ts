export { recoveredPace } from './pace.ts';
