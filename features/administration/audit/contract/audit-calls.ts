import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { textOf } from '#platform/http/text-shapes.ts';
import { ROLES } from '#platform/rights/rights.ts';

export const AuditArea = z.enum([
  'settings',
  'team',
  'logins',
  'plan',
  'senders',
  'sending',
  'campaigns',
  'broadcasts',
  'templates',
  'tools',
  'people',
  'exports',
  'privacy',
  'other',
]);
export type AuditArea = z.infer<typeof AuditArea>;

const ChangedFields = z.nullable(
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
);

/** Somebody or a program that changed something, as they were at that time. */
const AuditPerson = z.object({
  /** `owner`, `operator`, or the id of a person or of an API key. */
  id: z.string(),
  /** The name or e-mail address, or the name of the key. Null for the owner and the operator. */
  name: z.nullable(z.string()),
  /** Null for a program, for the operator, and for the owner's changes from before roles existed. */
  role: z.nullable(z.enum(ROLES)),
  /** The agency that the person worked for. Null for everybody else. */
  agency: z.nullable(z.string()),
});
export type AuditPerson = z.infer<typeof AuditPerson>;

/** An entry of the audit log. */
export const AuditEntry = z.object({
  entryId: z.string(),
  /** ISO 8601. */
  doneAt: z.string(),
  by: AuditPerson,
  /** For IPv6 its network. Null if it was not recorded. */
  ipAddress: z.nullable(z.string()),
  /** The path of the call. */
  action: z.string(),
  /** Null if the call says nothing about its change. */
  change: z.nullable(z.object({ before: ChangedFields, after: ChangedFields })),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** The filters of the list. */
export const AuditFilter = {
  person: z.optional(textOf(36, /^(owner|operator|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/)),
  area: z.optional(AuditArea),
  /** Only entries of this many days until now. Without it, all entries. */
  days: z.optional(z.enum(['1', '7', '30', '90'])),
};

export const getEntries = defineCall({
  method: 'GET',
  path: '/database/api/audit/getEntries',
  summary: 'What the people of a shop changed, the newest first',
  query: z.object({
    shopUrl: z.string(),
    ...AuditFilter,
    /** The end of the page before. */
    after: z.optional(textOf(80, /^\d{1,16}:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
    size: z.optional(z.enum(['5', '50'])),
  }),
  response: z.object({
    entries: z.array(AuditEntry),
    /** Null on the last page. */
    next: z.nullable(z.string()),
  }),
  access: 'configure',
  errors: ['NOT_LOGGED_IN', 'RIGHT_MISSING', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});

export const getPeople = defineCall({
  method: 'GET',
  path: '/database/api/audit/getPeople',
  summary: 'Everybody who changed something in a shop, also people who left it',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({ people: z.array(AuditPerson) }),
  access: 'configure',
  errors: ['NOT_LOGGED_IN', 'RIGHT_MISSING', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});

const LastChange = z.object({ doneAt: z.string(), by: AuditPerson });
export type LastChange = z.infer<typeof LastChange>;

export const getLastChanges = defineCall({
  method: 'GET',
  path: '/database/api/audit/getLastChanges',
  summary: 'Who changed each of the settings last',
  query: z.object({ shopUrl: z.string() }),
  /** By setting. A setting that nobody changed is missing. */
  response: z.object({ changes: z.record(z.string(), LastChange) }),
  access: 'configure',
  errors: ['NOT_LOGGED_IN', 'RIGHT_MISSING', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});
