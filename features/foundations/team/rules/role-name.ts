import type { Role } from '#platform/rights/rights.ts';
import { texts } from '../texts/all.ts';

/** Returns the name of a role in the reader's language. */
export function roleName(role: Role): string {
  return texts.roleNames[role];
}
