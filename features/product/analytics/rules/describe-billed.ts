import type { TouchKind } from '../contract/attribution.ts';
import { texts } from '../texts/all.ts';

/** Describes whether plans with a fee on revenue count an order, and why. */
export function describeBilled(isBilled: boolean, credited: TouchKind | null): string {
  if (isBilled) return credited === 'code' ? texts.billed.code : texts.billed.click;
  if (credited === 'read') return texts.billed.onlyRead;
  return credited === null ? texts.billed.noMessage : texts.billed.tooLongAgo;
}
