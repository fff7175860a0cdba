import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Half a minute and more, mostly waiting. If they started last, one would run alone at the end. Longest first. */
const LONGEST = [
  'journeys/chaos/chaos',
  'journeys/neighbours',
  'journeys/operation/restored-broadcast',
  'journeys/operation/commands',
  'journeys/http/matrix/',
  'journeys/chaos/',
  'journeys/operation/',
  'journeys/http/health',
  'journeys/broadcasts/',
  'journeys/campaign-stories/',
  'journeys/numbers/',
  'platform/database/embedded-postgres',
];

/** The usual order of test files, except that the longest start first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // eslint-disable-next-line unicorn/no-array-sort -- it is the sequencer's method of that name
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/** Its position among the longest; after all of them for others. */
function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((part) => moduleId.includes(part));
  return place === -1 ? LONGEST.length : place;
}
