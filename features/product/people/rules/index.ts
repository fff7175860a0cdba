export { readTimelineCursor } from './timeline-cursor.ts';
export { askToSend, leftAfter, type Asked } from './write-once.ts';
