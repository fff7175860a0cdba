import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { roleName } from '#features/foundations/team/rules/index.ts';
import { texts } from '../texts/en.ts';

/** Who is logged in, as the frame shows it beside the logout. */
export interface Reader {
  name: string;
  /** The role, or how the owner logged in. */
  about: string;
}

/** A person of the team is known by name. The owner has no account, and comes from the store's own admin. */
export function readerOf({ person, role }: Pick<Merchant, 'person' | 'role'>): Reader {
  if (person === null) return { name: roleName(role), about: texts.frame.throughShopify };
  return { name: person.name === '' ? person.email : person.name, about: roleName(role) };
}
