import type { TouchKind } from '../contract/attribution.ts';

/** Describes whether plans with a fee on revenue count an order, and why. */
export function describeBilled(isBilled: boolean, credited: TouchKind | null): string {
  if (isBilled)
    return credited === 'code'
      ? 'Plans that bill on revenue count it: its code was used.'
      : 'Plans that bill on revenue count it: a code or a click within 5 days led to it.';
  if (credited === 'read') return 'Plans that bill on revenue do not count it: it was only read.';
  return credited === null
    ? 'Plans that bill on revenue do not count it: no message led to it.'
    : 'Plans that bill on revenue do not count it: the click lies more than 5 days before it.';
}
