import { createContext, useContext } from 'react';
import { fill } from '#platform/language/reader.ts';
import { hasRight, type Right, type Role } from '#platform/rights/rights.ts';
import { texts } from '../texts/en.ts';

/** Who reads: the role in the shop, the role's name, and whether they work in other stores as well. */
interface Reader {
  role: Role;
  name: string;
  hasOtherStores?: boolean;
}

/** The person who reads the pages. The layout around the pages supplies this context. */
export const ReaderRole = createContext<Reader>({ role: 'owner', name: '' });

/** Returns whether the reader's role has a right in the shop. */
export function useRight(right: Right): boolean {
  return hasRight(useContext(ReaderRole).role, right);
}

/** The properties of a button or a field that the reader's role must not use. */
export interface Lock {
  disabled?: true;
  /** Says why. */
  title?: string;
}

/** Returns the properties that disable a control and say why, or none if the reader's role has the right. */
export function useLock(right: Right): Lock {
  const { role, name } = useContext(ReaderRole);
  return hasRight(role, right) ? {} : { disabled: true, title: fill(texts.rights.missing, { role: name }) };
}
