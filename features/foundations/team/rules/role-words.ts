import type { Role } from '#platform/rights/rights.ts';
import { texts } from '../texts/all.ts';

/** Returns the name of a role in the reader's language. */
export function roleName(role: Role): string {
  return texts.roles[role].name;
}

/** Returns one sentence on what a role may do. */
export function roleDoes(role: Role): string {
  return texts.roles[role].does;
}
