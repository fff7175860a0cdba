import { fill } from '#platform/language/reader.ts';
import { writePercent } from '#platform/language/write-percent.ts';
import type { AbTest } from '../contract/ab-test.ts';
import { texts } from '../texts/all.ts';
import { formatMinutes } from './format-minutes.ts';

/** Describes who gets which text of a test, and who decides what the rest gets. */
export function describeCourse(test: Omit<AbTest, 'templateB' | 'attributesB'>): string {
  const { testPercent, holdOutPercent, metric } = test;
  const hasRest = testPercent < 100;
  return [
    hasRest ? fill(texts.abCourse.first, { share: writePercent(testPercent) }) : texts.abCourse.half,
    ...(holdOutPercent === 0 ? [] : [fill(texts.abCourse.heldOut, { share: writePercent(holdOutPercent) })]),
    ...(hasRest ? [describeDecision(test), texts.abCourse.lapses] : [texts.abCourse.compared[metric]]),
  ].join(' ');
}

function describeDecision({
  decidedBy,
  metric,
  decideAfterMinutes,
}: Pick<AbTest, 'decidedBy' | 'metric' | 'decideAfterMinutes'>): string {
  const after = formatMinutes(decideAfterMinutes);
  return decidedBy === 'rule'
    ? fill(texts.abCourse.byRule[metric], { after })
    : fill(texts.abCourse.byMerchant[metric], { after });
}
