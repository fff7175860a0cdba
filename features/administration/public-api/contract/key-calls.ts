import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { nameOf, Uuid } from '#platform/http/text-shapes.ts';
import { Scope, SCOPES } from './scope.ts';

/** Enough for each tool of a shop. */
export const MOST_KEYS = 25;
export const MOST_KEY_NAME_LENGTH = 60;
/** After how many days a key can end. */
export const KEY_DAYS = [30, 90, 365] as const;

/** A key as its shop sees it. Times are ISO 8601. */
export const ApiKey = z.object({
  keyId: z.string(),
  name: z.string(),
  /** The last characters of the key. */
  ending: z.string(),
  scopes: z.array(Scope),
  /** The name or address of the person who made it; null for the owner, or for somebody who left. */
  madeBy: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  isExpired: z.boolean(),
  /** Exact to ten minutes; null if it was never used. */
  lastUsedAt: z.nullable(z.string()),
});
export type ApiKey = z.infer<typeof ApiKey>;

const Shop = { shopUrl: z.string() };
const ERRORS = ['NOT_LOGGED_IN', 'RIGHT_MISSING', 'OTHER_SHOP'] as const;

export const getApiKeys = defineCall({
  method: 'GET',
  path: '/database/api/publicApi/getKeys',
  summary: 'The API keys of a shop, without their secrets',
  query: z.object(Shop),
  response: z.object({ keys: z.array(ApiKey) }),
  access: 'configure',
  errors: ERRORS,
});

export const createApiKey = defineCall({
  method: 'POST',
  path: '/database/api/publicApi/createKey',
  summary: 'Makes an API key. Only this answer contains it',
  body: z.object({
    ...Shop,
    name: nameOf(MOST_KEY_NAME_LENGTH),
    scopes: z.array(Scope).check(z.minLength(1), z.maxLength(SCOPES.length)),
    /** After how many days it ends; null: never. */
    days: z.nullable(z.literal(KEY_DAYS)),
  }),
  response: z.object({ secret: z.string(), key: ApiKey }),
  access: 'configure',
  mostPerMinute: 10,
  changes: ['name', 'scopes'],
  errors: [...ERRORS, 'API_KEYS_FULL'],
});

export const deleteApiKey = defineCall({
  method: 'POST',
  path: '/database/api/publicApi/deleteKey',
  summary: 'Ends an API key from its next request on',
  body: z.object({ ...Shop, keyId: Uuid }),
  response: z.object({ deleted: z.boolean() }),
  access: 'configure',
  changes: ['name', 'scopes'],
  errors: ERRORS,
});
