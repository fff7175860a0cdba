/** A part of a broadcast: all of it, a first group or a test, the people who wait for its result, or the hold-out. */
export type Part = 'all' | 'canary' | 'test' | 'rest' | 'heldOut';
export type Arm = 'A' | 'B';

export interface PartOf {
  part: Part;
  arm: Arm;
}

/** The facts that decide which parts of a broadcast may be sent. */
interface Course {
  hasAbTest: boolean;
  /** Whether its first group is still watched. */
  isWatched: boolean;
  /** The text for the people who waited for the test. */
  restArm: Arm | null;
}

/** Whether a part may be sent now, unless the merchant has paused the broadcast. */
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

/** Shares of people are exact to a ten-thousandth. */
export const PLACES = 10_000;

/** Returns the size of a first group, at least one. */
export function sliceSize(size: { people: number } | { percent: number }, audience: number): number {
  const wanted = 'people' in size ? size.people : Math.ceil((audience * size.percent) / 100);
  return Math.max(1, Math.min(wanted, audience));
}
