/** What a person of the team is in one shop. The owner is the person who logs in through the store's own admin. */
export const ROLES = ['owner', 'admin', 'marketer', 'support', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/**
 * - `view`: see everything of the shop, and manage one's own logins.
 * - `answer`: write to one shopper, and change what concerns only that shopper.
 * - `market`: write and send campaigns, broadcasts, tools, templates and segments.
 * - `export`: take data about people out of Bellbird.
 * - `configure`: connect senders, change settings of the shop, and erase a shopper's data.
 * - `own`: choose plans, and decide who belongs to the team.
 */
export const RIGHTS = ['view', 'answer', 'market', 'export', 'configure', 'own'] as const;
export type Right = (typeof RIGHTS)[number];

/** The one table of rights. The server checks every call with it, and screens leave out what it refuses. */
export const RIGHTS_OF_ROLE: Readonly<Record<Role, readonly Right[]>> = {
  owner: RIGHTS,
  admin: ['view', 'answer', 'market', 'export', 'configure'],
  marketer: ['view', 'answer', 'market'],
  support: ['view', 'answer'],
  viewer: ['view'],
};

/** Whether a role includes a right. */
export function hasRight(role: Role, right: Right): boolean {
  return RIGHTS_OF_ROLE[role].includes(right);
}
