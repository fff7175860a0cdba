import * as z from 'zod/mini';
import { COPY_STATES } from '#platform/copies/copy-kind.ts';
import { defineCall } from '#platform/http/call.ts';
import { textOf, Uuid } from '#platform/http/text-shapes.ts';
import { ROLES } from '#platform/rights/rights.ts';

/** The most copies of one request. Each has a transaction of its own, and the person waits for all of them. */
export const MOST_COPIES = 100;
/** More than that is no choice of a person. */
const MOST_ASKED = 1000;

/** Why a store cannot receive copies from this person, apart from its plan. */
export const StoreRefusal = z.enum(['role', 'secondStep']);
export type StoreRefusal = z.infer<typeof StoreRefusal>;

/** Another store of the person. */
export const CopyStore = z.object({
  shopUrl: z.string(),
  shopName: z.string(),
  role: z.enum(ROLES),
  /** Null if it can receive copies. */
  refusal: z.nullable(StoreRefusal),
});
export type CopyStore = z.infer<typeof CopyStore>;

const CopyableItem = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  state: z.nullable(z.enum(COPY_STATES)),
});
export type CopyableItem = z.infer<typeof CopyableItem>;

/** The things of one kind. */
export const CopyableKind = z.object({
  kind: z.string(),
  /** Its heading, in the reader's language. */
  name: z.string(),
  items: z.array(CopyableItem),
});
export type CopyableKind = z.infer<typeof CopyableKind>;

export const getCopyable = defineCall({
  method: 'GET',
  path: '/database/api/copies/getCopyable',
  summary: 'What the store has that can be copied, and the other stores of the person',
  response: z.object({
    kinds: z.array(CopyableKind),
    stores: z.array(CopyStore),
    /** False for the login through the store's own admin, which has no other store. */
    isPerson: z.boolean(),
  }),
  access: 'market',
  mostPerMinute: 60,
  errors: ['NOT_LOGGED_IN'],
});

/** One thing for one store. */
const Copy = {
  kind: textOf(40, /^[a-zA-Z]+$/),
  id: textOf(512, /^[\w.-]+$/),
  toShopUrl: textOf(255, /^[\w.-]+$/),
};

/** What would happen with one thing in one store. */
export const CopyPreview = z.object({
  ...Copy,
  /** Its name there. Null if it cannot be copied. */
  name: z.nullable(z.string()),
  /** What is left out or has to be checked, a sentence each. */
  notes: z.array(z.string()),
  /** Why it cannot be copied, as a sentence, or null. */
  refusal: z.nullable(z.string()),
  /** The name of what it replaces, which the person has to choose. Null if it replaces nothing. */
  replaces: z.nullable(z.string()),
});
export type CopyPreview = z.infer<typeof CopyPreview>;

export const previewCopies = defineCall({
  method: 'POST',
  path: '/database/api/copies/preview',
  onlyReads: true,
  summary: 'What would be copied to other stores of the person, and what would be left out',
  body: z.object({ copies: z.array(z.object(Copy)).check(z.minLength(1), z.maxLength(MOST_ASKED)) }),
  response: z.object({ previews: z.array(CopyPreview) }),
  access: 'market',
  mostPerMinute: 30,
  errors: ['NOT_LOGGED_IN', 'COPIES_TOO_MANY'],
});

/** What happened with one thing in one store. */
export const CopyOutcome = z.object({
  ...Copy,
  /** `failed`: nothing was copied, and another try may succeed. */
  state: z.enum(['copied', 'refused', 'failed']),
  /** Its name there, if it was copied. */
  name: z.nullable(z.string()),
  notes: z.array(z.string()),
  /** Why it was not copied, or null. */
  sentence: z.nullable(z.string()),
});
export type CopyOutcome = z.infer<typeof CopyOutcome>;

export const copyToStores = defineCall({
  method: 'POST',
  path: '/database/api/copies/copy',
  summary: 'Copies things to other stores of the person; each copy succeeds or fails alone',
  body: z.object({
    /** The same id copies each thing once, however often the request is repeated. */
    requestId: Uuid,
    copies: z
      .array(
        z.object({
          ...Copy,
          /** The person chose to replace what the store has. */
          replaces: z.optional(z.boolean()),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_ASKED)),
  }),
  response: z.object({ outcomes: z.array(CopyOutcome) }),
  access: 'market',
  mostPerMinute: 30,
  changes: [
    'segment',
    'template',
    'tool',
    'campaign',
    'channel',
    'name',
    'toStore',
    'fromStore',
    'holdOutPercent',
    'delays',
    'discounts',
    'cooldowns',
    'redirects',
    'sentMessages',
    'ownTexts',
  ],
  errors: ['NOT_LOGGED_IN', 'COPIES_TOO_MANY'],
});

/** The action of the entry in the audit log of a store that received a copy. It is no call. */
export const RECEIVED_COPY = '/database/api/copies/received';
