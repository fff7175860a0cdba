import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Email, Uuid } from '#platform/http/text-shapes.ts';
import { Invitation, InvitedRole } from './team-calls.ts';

/** The agencies of one shop, its open invitations included. */
export const MOST_SHOP_AGENCIES = 10;

/** A person of an agency, as a shop sees them. */
export const ShopAgencyPerson = z.object({
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  /** Exact to ten minutes. Null if the person has no open login to the shop. */
  lastUsedAt: z.nullable(z.string()),
  hasSecondFactor: z.boolean(),
  /**
   * How the person may work in the shop: through this agency, through another one, as a member that the shop invited, or not
   * at all, because the shop removed the person or the person left.
   */
  access: z.enum(['thisAgency', 'otherAgency', 'member', 'none']),
  /** Whether it is the person who asks. */
  isThis: z.boolean(),
});
export type ShopAgencyPerson = z.infer<typeof ShopAgencyPerson>;

/** An agency that works for a shop. Times are ISO 8601. */
export const ShopAgency = z.object({
  agencyId: z.string(),
  name: z.string(),
  role: InvitedRole,
  /** The name of the person who invited it. Null for the owner. */
  invitedBy: z.nullable(z.string()),
  invitedAt: z.string(),
  people: z.array(ShopAgencyPerson),
});
export type ShopAgency = z.infer<typeof ShopAgency>;

const Shop = { shopUrl: z.string() };
const ERRORS = ['NOT_LOGGED_IN', 'RIGHT_MISSING', 'OTHER_SHOP'] as const;

export const getShopAgencies = defineCall({
  method: 'GET',
  path: '/database/api/team/getAgencies',
  summary: 'The agencies that work for a shop with their people, and the open invitations to agencies',
  query: z.object(Shop),
  response: z.object({ agencies: z.array(ShopAgency), invitations: z.array(Invitation) }),
  access: 'view',
  errors: ERRORS,
});

export const inviteAgency = defineCall({
  method: 'POST',
  path: '/database/api/team/inviteAgency',
  summary:
    'Invites an agency by the e-mail address of one of its managers; an open invitation to it is replaced',
  body: z.object({ ...Shop, email: Email, role: InvitedRole }),
  response: Invitation,
  access: 'own',
  changes: ['address', 'role'],
  errors: [...ERRORS, 'MAIL_NOT_SET_UP', 'MALFORMED_REQUEST', 'SHOP_AGENCIES_FULL', 'TOO_MANY_INVITATIONS'],
});

export const withdrawAgencyInvitation = defineCall({
  method: 'POST',
  path: '/database/api/team/withdrawAgencyInvitation',
  summary: 'Makes an invitation to an agency void',
  body: z.object({ ...Shop, invitationId: Uuid }),
  response: z.object({ withdrawn: z.boolean() }),
  access: 'own',
  changes: ['address', 'role'],
  errors: ERRORS,
});

export const changeAgencyRole = defineCall({
  method: 'POST',
  path: '/database/api/team/changeAgencyRole',
  summary: 'Gives the people of an agency another role, from their next request on',
  body: z.object({ ...Shop, agencyId: Uuid, role: InvitedRole }),
  response: z.object({ role: InvitedRole }),
  access: 'own',
  changes: ['agency', 'role'],
  errors: [...ERRORS, 'NOT_FOUND'],
});

export const removeAgency = defineCall({
  method: 'POST',
  path: '/database/api/team/removeAgency',
  summary: 'Removes an agency from the shop and ends the logins of its people to it',
  body: z.object({ ...Shop, agencyId: Uuid }),
  response: z.object({ removed: z.boolean() }),
  access: 'own',
  changes: ['agency', 'role'],
  errors: ERRORS,
});
