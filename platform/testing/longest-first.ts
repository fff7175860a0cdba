import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A minute of mostly waiting: begun last, it would run alone at the end. */
const LONGEST = 'journeys/chaos/';

/** The usual order of test files, but that the longest ones are begun first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // eslint-disable-next-line unicorn/no-array-sort -- it is the sequencer's method of that name
    const usual = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes(LONGEST);
    return usual.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}
