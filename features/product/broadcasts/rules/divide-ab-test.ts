import type { AbTest } from '../contract/ab-test.ts';
import type { FlightCheck } from '../contract/flight-check.ts';
import { describeCourse } from './describe-course.ts';

/** Returns how many people get each text of an A/B test, and how many wait for the result. Null without a test. */
export function divideAbTest(abTest: AbTest | null, audience: number): FlightCheck['abTest'] {
  if (abTest === null) return null;
  const written = audience - Math.round((audience * abTest.holdOutPercent) / 100);
  const withEach = Math.round((written * abTest.testPercent) / 200);
  return { withEach, rest: Math.max(0, written - 2 * withEach), inWords: describeCourse(abTest) };
}
