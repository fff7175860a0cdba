import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Email, Uuid } from '#platform/http/text-shapes.ts';
import { ROLES } from '#platform/rights/rights.ts';

/** An invited person may have any role but the owner's, which comes with the store. */
export const InvitedRole = z.enum(ROLES.filter((role) => role !== 'owner'));
export type InvitedRole = z.infer<typeof InvitedRole>;

/** The people of one shop, without the owner, and the invitations that are not accepted. Enough for a large agency. */
export const MOST_PEOPLE = 100;
export const MOST_NAME_LENGTH = 80;

/** A person of a shop's team. Times are ISO 8601. */
export const TeamMember = z.object({
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  role: InvitedRole,
  joinedAt: z.string(),
  /** Exact to ten minutes. Null if the person has no open login. */
  lastUsedAt: z.nullable(z.string()),
  /** Whether the person has set up a second step at login. */
  hasSecondFactor: z.boolean(),
  /** Whether it is the person who asks. */
  isThis: z.boolean(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const Invitation = z.object({
  invitationId: z.string(),
  email: z.string(),
  role: InvitedRole,
  sentAt: z.string(),
  expiresAt: z.string(),
  /** Whether it has expired, so that it has to be sent again. */
  isExpired: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

const Shop = { shopUrl: z.string() };
const ERRORS = ['NOT_LOGGED_IN', 'RIGHT_MISSING', 'OTHER_SHOP'] as const;

export const getTeam = defineCall({
  method: 'GET',
  path: '/database/api/team/getTeam',
  summary: 'The people of a shop, and its open invitations',
  query: z.object(Shop),
  response: z.object({
    people: z.array(TeamMember),
    invitations: z.array(Invitation),
    /** Whether everybody of the team needs a second step at login. */
    requiresSecondFactor: z.boolean(),
    /** Whether this installation can send e-mail, which an invitation needs. */
    canSendMail: z.boolean(),
  }),
  access: 'view',
  errors: ERRORS,
});

export const invite = defineCall({
  method: 'POST',
  path: '/database/api/team/invite',
  summary: 'Sends an invitation by e-mail; an open one to the same address is replaced',
  body: z.object({ ...Shop, email: Email, role: InvitedRole }),
  response: Invitation,
  access: 'own',
  changes: ['address', 'role'],
  errors: [
    ...ERRORS,
    'MAIL_NOT_SET_UP',
    'MALFORMED_REQUEST',
    'ALREADY_IN_TEAM',
    'TEAM_FULL',
    'TOO_MANY_INVITATIONS',
  ],
});

export const withdrawInvitation = defineCall({
  method: 'POST',
  path: '/database/api/team/withdrawInvitation',
  summary: 'Makes an invitation void',
  body: z.object({ ...Shop, invitationId: Uuid }),
  response: z.object({ withdrawn: z.boolean() }),
  access: 'own',
  changes: ['address', 'role'],
  errors: ERRORS,
});

export const changeRole = defineCall({
  method: 'POST',
  path: '/database/api/team/changeRole',
  summary: 'Gives a person another role, from the person’s next request on',
  body: z.object({ ...Shop, userId: Uuid, role: InvitedRole }),
  response: z.object({ role: InvitedRole }),
  access: 'own',
  changes: ['person', 'role'],
  errors: [...ERRORS, 'NOT_FOUND'],
});

export const removePerson = defineCall({
  method: 'POST',
  path: '/database/api/team/removePerson',
  summary: 'Removes a person from the shop and ends their logins to it',
  body: z.object({ ...Shop, userId: Uuid }),
  response: z.object({ removed: z.boolean() }),
  access: 'own',
  changes: ['person', 'role'],
  errors: ERRORS,
});

export const requireSecondFactor = defineCall({
  method: 'POST',
  path: '/database/api/team/requireSecondFactor',
  summary: 'Sets whether everybody of the team needs a second step at login, from their next request on',
  body: z.object({ ...Shop, isRequired: z.boolean() }),
  response: z.object({ isRequired: z.boolean() }),
  access: 'own',
  changes: ['requiresSecondFactor'],
  errors: ERRORS,
});

export const resetSecondFactor = defineCall({
  method: 'POST',
  path: '/database/api/team/resetSecondFactor',
  summary:
    'Removes the second step of a person who lost it, ends the person’s logins, and tells them by e-mail',
  body: z.object({ ...Shop, userId: Uuid }),
  response: z.object({ reset: z.literal(true) }),
  access: 'own',
  changes: ['person'],
  errors: [...ERRORS, 'NOT_FOUND'],
});

export const leaveTeam = defineCall({
  method: 'POST',
  path: '/database/api/team/leave',
  summary: 'Removes the person who asks from the shop',
  body: z.object(Shop),
  response: z.object({ left: z.boolean() }),
  access: 'view',
  changes: ['role'],
  errors: [...ERRORS, 'OWNER_CANNOT_LEAVE'],
});
