export { usesImport } from '../segment-rules/imported/uses-import.ts';
export { usesSegment } from '../segment-rules/saved-segment/uses-segment.ts';
export { audiencePeople } from './audience-people.ts';
export { audienceWaterfall } from './audience-waterfall.ts';
export { catchUpInTime } from './facts/catch-up-in-time.ts';
export { catchUp } from './facts/catch-up.ts';
export { checkBits } from './bits/check-bits.ts';
export { findWords } from './find-words.ts';
