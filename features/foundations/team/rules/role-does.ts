import type { Role } from '#platform/rights/rights.ts';
import { texts } from '../texts/all.ts';

/** Returns one sentence on what a role may do. Apart from its name, which every page loads. */
export function roleDoes(role: Role): string {
  return texts.roleDoes[role];
}
