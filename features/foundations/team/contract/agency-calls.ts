import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Email, nameOf, PageId, Uuid } from '#platform/http/text-shapes.ts';
import { InvitedRole, MOST_NAME_LENGTH } from './team-calls.ts';

/** The people of an agency, its open invitations included. */
export const MOST_AGENCY_PEOPLE = 100;
/** The shops that an agency works for. */
export const MOST_AGENCY_SHOPS = 100;
/** The agencies that a person belongs to. */
export const MOST_AGENCIES = 20;

export const AgencyName = nameOf(MOST_NAME_LENGTH);

/** A person of an agency, as the agency sees them. Times are ISO 8601. */
export const AgencyPerson = z.object({
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  isManager: z.boolean(),
  joinedAt: z.string(),
  /** Whether it is the person who asks. */
  isThis: z.boolean(),
});
export type AgencyPerson = z.infer<typeof AgencyPerson>;

/** An invitation that nobody accepted yet. */
const OpenInvitation = {
  invitationId: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
};

export const ColleagueInvitation = z.object({ ...OpenInvitation, email: z.string() });
export type ColleagueInvitation = z.infer<typeof ColleagueInvitation>;

/** A shop that an agency works for. */
export const AgencyShop = z.object({
  shopUrl: z.string(),
  shopName: z.string(),
  role: InvitedRole,
  joinedAt: z.string(),
});
export type AgencyShop = z.infer<typeof AgencyShop>;

export const Agency = z.object({
  agencyId: z.string(),
  name: z.string(),
  /** Whether the person who asks is one of its managers. */
  isManager: z.boolean(),
  people: z.array(AgencyPerson),
  /** Empty for people who are not managers. */
  invitations: z.array(ColleagueInvitation),
  shops: z.array(AgencyShop),
});
export type Agency = z.infer<typeof Agency>;

/** A shop's invitation to an agency of the person who asks. */
export const ShopInvitation = z.object({
  invitationId: z.string(),
  shopName: z.string(),
  role: InvitedRole,
  expiresAt: z.string(),
});
export type ShopInvitation = z.infer<typeof ShopInvitation>;

const ERRORS = ['NOT_LOGGED_IN', 'ACCOUNT_NEEDED'] as const;
const MANAGER_ERRORS = [...ERRORS, 'OTHER_SITE', 'NOT_FOUND', 'NOT_A_MANAGER'] as const;

/**
 * Every person of a team may call these, whatever their role: the agency decides, not the shop of the session. So they leave no
 * entry in that shop's audit log, but in those of the shops that the agency works for.
 */
const BY_ANY_PERSON = { access: 'view', acts: false } as const;

export const getAgencies = defineCall({
  method: 'GET',
  path: '/database/api/agency/getAgencies',
  summary: 'The agencies of the person who asks, and the invitations of shops to them',
  response: z.object({
    agencies: z.array(Agency),
    invitations: z.array(ShopInvitation),
    /** Whether this installation can send e-mail, which an invitation needs. */
    canSendMail: z.boolean(),
  }),
  access: 'view',
  errors: ERRORS,
});

export const createAgency = defineCall({
  ...BY_ANY_PERSON,
  method: 'POST',
  path: '/database/api/agency/create',
  summary: 'Creates an agency, with the person who asks as its manager',
  body: z.object({ name: AgencyName }),
  response: z.object({ agencyId: z.string() }),
  errors: [...ERRORS, 'OTHER_SITE', 'AGENCIES_FULL'],
});

export const acceptShopInvitation = defineCall({
  ...BY_ANY_PERSON,
  method: 'POST',
  path: '/database/api/agency/acceptShopInvitation',
  summary: 'Lets an agency work for the shop that invited it: one of the person’s agencies, or a new one',
  body: z.object({
    invitationId: Uuid,
    /** Null for a new agency, which then needs a name. */
    agencyId: z.nullable(Uuid),
    name: z.nullable(AgencyName),
  }),
  response: z.object({ agencyId: z.string() }),
  errors: [
    ...MANAGER_ERRORS,
    'MALFORMED_REQUEST',
    'INVITATION_EXPIRED',
    'AGENCY_WORKS_HERE',
    'AGENCY_SHOPS_FULL',
    'AGENCIES_FULL',
    'SHOP_AGENCIES_FULL',
  ],
});

export const inviteColleague = defineCall({
  ...BY_ANY_PERSON,
  method: 'POST',
  path: '/database/api/agency/invite',
  summary: 'Invites a person to an agency by e-mail; an open invitation to the same address is replaced',
  body: z.object({ agencyId: Uuid, email: Email }),
  response: ColleagueInvitation,
  errors: [
    ...MANAGER_ERRORS,
    'MAIL_NOT_SET_UP',
    'MALFORMED_REQUEST',
    'ALREADY_IN_AGENCY',
    'AGENCY_FULL',
    'TOO_MANY_INVITATIONS',
  ],
});

export const withdrawColleague = defineCall({
  ...BY_ANY_PERSON,
  method: 'POST',
  path: '/database/api/agency/withdrawInvitation',
  summary: 'Makes an invitation to an agency void',
  body: z.object({ agencyId: Uuid, invitationId: Uuid }),
  response: z.object({ withdrawn: z.boolean() }),
  errors: MANAGER_ERRORS,
});

export const setManager = defineCall({
  ...BY_ANY_PERSON,
  method: 'POST',
  path: '/database/api/agency/setManager',
  summary: 'Makes a person of an agency a manager, or no longer',
  body: z.object({ agencyId: Uuid, userId: Uuid, isManager: z.boolean() }),
  response: z.object({ isManager: z.boolean() }),
  errors: [...MANAGER_ERRORS, 'LAST_MANAGER'],
});

export const removeColleague = defineCall({
  ...BY_ANY_PERSON,
  method: 'POST',
  path: '/database/api/agency/removePerson',
  summary: 'Removes a person from an agency, and from every shop in which they are through this agency',
  body: z.object({ agencyId: Uuid, userId: Uuid }),
  response: z.object({ removed: z.boolean() }),
  errors: [...MANAGER_ERRORS, 'LAST_MANAGER'],
});

export const leaveAgency = defineCall({
  ...BY_ANY_PERSON,
  method: 'POST',
  path: '/database/api/agency/leave',
  summary: 'Removes the person who asks from an agency',
  body: z.object({ agencyId: Uuid }),
  response: z.object({ left: z.literal(true) }),
  errors: [...ERRORS, 'OTHER_SITE', 'NOT_FOUND', 'LAST_MANAGER'],
});

export const leaveShop = defineCall({
  ...BY_ANY_PERSON,
  method: 'POST',
  path: '/database/api/agency/leaveShop',
  summary: 'Ends the work of an agency for a shop',
  /** Not `shopUrl`, which is the shop of the session in every call. */
  body: z.object({ agencyId: Uuid, fromShopUrl: PageId }),
  response: z.object({ left: z.boolean() }),
  errors: MANAGER_ERRORS,
});

export const deleteAgency = defineCall({
  ...BY_ANY_PERSON,
  method: 'POST',
  path: '/database/api/agency/delete',
  summary: 'Deletes an agency and ends its access to every shop',
  body: z.object({ agencyId: Uuid }),
  response: z.object({ deleted: z.literal(true) }),
  errors: MANAGER_ERRORS,
});
