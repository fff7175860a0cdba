/** A part of a broadcast: all of it; a first slice or a test, and who waits for what comes of it; who gets none. */
export type Part = 'all' | 'canary' | 'test' | 'rest' | 'heldOut';
export type Arm = 'A' | 'B';

export interface PartOf {
  part: Part;
  arm: Arm;
}

/** What a broadcast's parts depend on. */
interface Course {
  hasAbTest: boolean;
  /** Its first slice is still watched. */
  isWatched: boolean;
  /** Which text those get who waited for the test. */
  restArm: Arm | null;
}

/** Whether a part may go now, unless the merchant has paused all of it. */
export function mayGo({ part, arm }: PartOf, { hasAbTest, isWatched, restArm }: Course): boolean {
  switch (part) {
    case 'all':
    case 'canary':
    case 'test':
      return true;
    case 'heldOut':
      return false;
    case 'rest':
      return hasAbTest ? restArm === arm : !isWatched;
  }
}

/** Shares of people are cut in ten thousandths. */
export const PLACES = 10_000;

/** How many people a first slice has, at least one. */
export function sliceSize(size: { people: number } | { percent: number }, audience: number): number {
  const wanted = 'people' in size ? size.people : Math.ceil((audience * size.percent) / 100);
  return Math.max(1, Math.min(wanted, audience));
}
