import type { AudienceWaterfall } from '#features/product/audiences/contract/audience-condition.ts';
import type { FlightCheck } from '../../contract/flight-check.ts';

interface Facts {
  people: AudienceWaterfall;
  /**
   * The results of the checked people: how many do not get it at its time, and how many people each of them represents.
   */
  looked: { weight: number; unreachable: number; capped: number; quiet: number };
  heldOutPercent: number;
  missingOut: number;
}

/** Returns everybody who may get it, now or later: at their own time, in the morning, after a first group or a test. */
export function whoMayGetIt(steps: readonly Step[]): number {
  const of = (wanted: Step['step']) => steps.find(({ step }) => step === wanted)?.people ?? 0;
  return Math.max(0, of('audience') - of('unreachable') - of('heldOut'));
}

type Step = FlightCheck['waterfall'][number];

/**
 * Returns the steps from the rules' people to those who get it immediately. Each step has the people who are left, or
 * who drop out.
 */
export function stepsOf({ people, looked, heldOutPercent, missingOut }: Facts): Step[] {
  const { population, included, excluded } = people;
  const each = (count: number) => Math.min(population, Math.round(count * looked.weight));
  const heldOut = Math.round((population * heldOutPercent) / 100);
  const falls: [Step['step'], number, string][] = [
    ['unreachable', each(looked.unreachable), 'have no number or id that WhatsApp could reach.'],
    ['heldOut', heldOut, 'are held out for comparison and get nothing.'],
    ['capped', each(looked.capped), 'got as many offers lately as your limits allow; they may get it later.'],
    ['quietHours', each(looked.quiet), 'have quiet hours then; they get it when those are over.'],
  ];
  const before = falls.reduce((left, [, count]) => left - count, population);
  const over = Math.min(Math.max(0, before), missingOut);
  return [
    { step: 'inRules', people: included - excluded, inWords: 'are in the audience’s rules.' },
    { step: 'notConsented', people: people.withoutConsent, inWords: 'of them agreed to no offers.' },
    { step: 'audience', people: population, inWords: 'are left: the audience.' },
    ...falls.map(([step, count, inWords]) => ({ step, people: count, inWords })),
    { step: 'overDayLimit', people: over, inWords: 'are more than WhatsApp’s limit of that day allows.' },
    { step: 'atOnce', people: Math.max(0, before - over), inWords: 'get it when it is sent.' },
  ];
}
