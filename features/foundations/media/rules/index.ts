export { wantedRange } from './wanted-range.ts';
