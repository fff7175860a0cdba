export { describeStanding } from './explain-row.ts';
export { describeOrigin } from './message-words.ts';
