import type { Side } from '../rules/edit-condition.ts';

export const SIDE_LABELS: Record<Side, { title: string; about: string; none: string }> = {
  include: {
    title: 'Include',
    about: 'People who meet these rules get it.',
    none: 'Nobody yet. Add a rule that says whom to include.',
  },
  exclude: {
    title: 'Exclude',
    about: 'People who meet these rules never get it, even if they are included.',
    none: 'Nobody is left out.',
  },
};

export const ADD_RULE = '+ Add another rule';
export const CONSENT_NOTE = 'Only people who agreed to offers on WhatsApp are counted.';
export const NOT_COUNTED = 'Fill in the first rule to see how many people it means.';
export const COUNT_CATCHES_UP = 'so far. We are still counting recent changes.';
export const COUNT_WAITS = 'Counting…';
export const SEGMENT_SAVING = 'Segment is saving';
export const SEGMENT_SAVED = 'Saved Successfully';
export const SEGMENT_GONE = 'Segment deleted';
export const SEGMENT_CHANGE = 'Use these rules';
export const SEGMENT_CHANGE_ABOUT =
  'Its rules become those that you edit here. What goes to this segment goes to the people of the new rules.';
export const SEGMENT_DELETE_ABOUT = 'The segment goes; its people stay. One that is still used is kept.';

export function usedByWords(usedBy: readonly string[]): string {
  return usedBy.length === 0
    ? ''
    : `Used by the ${usedBy.join(', the ')}. Take it out there, then delete it.`;
}
