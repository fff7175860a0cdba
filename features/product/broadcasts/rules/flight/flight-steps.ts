import type { AudienceWaterfall } from '#features/product/audiences/contract/audience-condition.ts';
import { choosePlural } from '#platform/language/fill-text.ts';
import { currentReader } from '#platform/language/reader.ts';
import type { FlightCheck } from '../../contract/flight-check.ts';
import { texts } from '../../texts/all.ts';

interface AudienceFacts {
  people: AudienceWaterfall;
  /**
   * The results of the checked people: how many do not get it at its time, and how many people each of them represents.
   */
  looked: { weight: number; unreachable: number; capped: number; quiet: number };
  heldOutPercent: number;
}

interface Facts extends AudienceFacts {
  /** The number of people over the number's daily limit. */
  overDay: number;
  /** The number of people over the plan's limit. They include people over the daily limit. */
  overPlan: number;
}

/** Returns how many people may get it, now or later: at their own time, in the morning, after a first group or a test. */
export function countRecipients(facts: AudienceFacts): number {
  return Math.max(0, facts.people.population - estimate(facts, 'unreachable') - countHeldOut(facts));
}

/** Estimates a number for the whole audience from the checked people. */
function estimate({ people, looked }: AudienceFacts, which: 'unreachable' | 'capped' | 'quiet'): number {
  return Math.min(people.population, Math.round(looked[which] * looked.weight));
}

function countHeldOut({ people, heldOutPercent }: AudienceFacts): number {
  return Math.round((people.population * heldOutPercent) / 100);
}

type Step = FlightCheck['waterfall'][number];

/**
 * Returns the steps from the rules' people to those who get it immediately. Each step has the people who are left, or
 * who drop out.
 */
export function stepsOf(facts: Facts): Step[] {
  const { people, overDay, overPlan } = facts;
  const { population, included, excluded } = people;
  const falls: [Step['step'], number][] = [
    ['unreachable', estimate(facts, 'unreachable')],
    ['heldOut', countHeldOut(facts)],
    ['capped', estimate(facts, 'capped')],
    ['quietHours', estimate(facts, 'quiet')],
  ];
  const before = Math.max(
    0,
    falls.reduce((left, [, count]) => left - count, population),
  );
  const ofDay = Math.min(before, overDay);
  const ofPlan = Math.min(before - ofDay, Math.max(0, overPlan - overDay));
  const steps: [Step['step'], number][] = [
    ['inRules', included - excluded],
    ['notConsented', people.withoutConsent],
    ['audience', population],
    ...falls,
    ['overDayLimit', ofDay],
    ['overPlanLimit', ofPlan],
    ['atOnce', before - ofDay - ofPlan],
  ];
  const { locale } = currentReader();
  return steps.map(([step, count]) => ({
    step,
    people: count,
    inWords: choosePlural(locale, texts.flightSteps.steps[step], count),
  }));
}
