import type { AbTest } from '../contract/broadcast-tests.ts';
import type { FlightCheck } from '../contract/flight-check.ts';
import { describeCourse } from './describe-course.ts';

/** How many of an audience get each text of a test, and how many wait for what it says; null without a test. */
export function divideTest(test: AbTest | null, audience: number): FlightCheck['abTest'] {
  if (test === null) return null;
  const written = audience - Math.round((audience * test.holdOutPercent) / 100);
  const withEach = Math.round((written * test.testPercent) / 200);
  return { withEach, rest: Math.max(0, written - 2 * withEach), inWords: describeCourse(test) };
}
