import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/en.ts';

/** Describes what a changed time did to waiting messages. */
export function describeMove(moved: number): string {
  return moved === 0 ? texts.movedTime.none : fill(texts.movedTime.some, { count: moved });
}
