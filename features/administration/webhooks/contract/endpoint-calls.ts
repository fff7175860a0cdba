import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { lineOf, textOf, Uuid } from '#platform/http/text-shapes.ts';
import { EVENT_TYPES, EventType } from './event-types.ts';

/** Enough for each tool of a shop. */
export const MOST_ENDPOINTS = 10;
export const MOST_DESCRIPTION_LENGTH = 120;
/** Long enough for every automation service. */
export const MOST_URL_LENGTH = 1000;

/** An endpoint as its shop sees it. Times are ISO 8601. */
export const Endpoint = z.object({
  endpointId: z.string(),
  url: z.string(),
  description: z.string(),
  eventTypes: z.array(EventType),
  /** `off`: by a person. `gone`: its server said so. `failing`: nothing reached it for days. */
  state: z.enum(['on', 'off', 'gone', 'failing']),
  createdAt: z.string(),
  /** Exact to a minute. */
  lastDeliveredAt: z.nullable(z.string()),
  /** The first failure after which nothing was delivered. */
  failingSince: z.nullable(z.string()),
  /** Until then the secret before also signs. */
  formerSecretUntil: z.nullable(z.string()),
});
export type Endpoint = z.infer<typeof Endpoint>;

const Shop = { shopUrl: z.string() };
const ERRORS = ['NOT_LOGGED_IN', 'RIGHT_MISSING', 'OTHER_SHOP'] as const;
const OF_ENDPOINT = { ...Shop, endpointId: Uuid };

const Settings = {
  url: textOf(MOST_URL_LENGTH),
  /** What it is for; may be empty. */
  description: lineOf(MOST_DESCRIPTION_LENGTH, 0),
  eventTypes: z.array(EventType).check(z.minLength(1), z.maxLength(EVENT_TYPES.length)),
};

export const getEndpoints = defineCall({
  method: 'GET',
  path: '/database/api/webhooks/getEndpoints',
  summary: 'The webhook endpoints of a shop, without their secrets',
  query: z.object(Shop),
  response: z.object({
    endpoints: z.array(Endpoint),
    /** Only with the sandbox: then endpoints are on this machine. */
    mayBeHttp: z.boolean(),
  }),
  access: 'configure',
  errors: ERRORS,
});

export const createEndpoint = defineCall({
  method: 'POST',
  path: '/database/api/webhooks/createEndpoint',
  summary: 'Makes a webhook endpoint, which is on, with a secret of its own',
  body: z.object({ ...Shop, ...Settings }),
  response: z.object({ endpoint: Endpoint, secret: z.string() }),
  access: 'configure',
  mostPerMinute: 10,
  changes: ['host', 'eventTypes'],
  errors: [...ERRORS, 'WEBHOOKS_FULL', 'WEBHOOK_URL_INVALID'],
});

export const updateEndpoint = defineCall({
  method: 'POST',
  path: '/database/api/webhooks/updateEndpoint',
  summary: 'Changes a webhook endpoint, or switches it on or off',
  body: z.object({ ...OF_ENDPOINT, ...Settings, isOn: z.boolean() }),
  response: z.object({ endpoint: Endpoint }),
  access: 'configure',
  changes: ['host', 'eventTypes', 'isOn'],
  errors: [...ERRORS, 'NOT_FOUND', 'WEBHOOK_URL_INVALID'],
});

export const deleteEndpoint = defineCall({
  method: 'POST',
  path: '/database/api/webhooks/deleteEndpoint',
  summary: 'Deletes a webhook endpoint with its log',
  body: z.object(OF_ENDPOINT),
  response: z.object({ deleted: z.boolean() }),
  access: 'configure',
  changes: ['host', 'eventTypes'],
  errors: ERRORS,
});

export const getSecret = defineCall({
  method: 'GET',
  path: '/database/api/webhooks/getSecret',
  summary: 'The secret that signs what an endpoint receives',
  query: z.object(OF_ENDPOINT),
  response: z.object({ secret: z.string() }),
  access: 'configure',
  errors: [...ERRORS, 'NOT_FOUND'],
});

export const rotateSecret = defineCall({
  method: 'POST',
  path: '/database/api/webhooks/rotateSecret',
  summary: 'Gives an endpoint a new secret. The one before also signs for 24 hours',
  body: z.object(OF_ENDPOINT),
  response: z.object({ endpoint: Endpoint, secret: z.string() }),
  access: 'configure',
  mostPerMinute: 10,
  changes: ['host'],
  errors: [...ERRORS, 'NOT_FOUND'],
});
