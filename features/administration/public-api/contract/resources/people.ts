import * as z from 'zod/mini';
import { lineOf, textOf, Uuid } from '#platform/http/text-shapes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageOf, PageQuery } from '../page.ts';
import { ApiChannel, moment } from './names.ts';

/** A person on one channel of the shop. */
export const ApiPerson = z.object({
  id: z.string(),
  channel: ApiChannel,
  /** In E.164. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** The language, as the person's browser or the store gave it, such as `de-DE`. */
  locale: z.nullable(z.string()),
  consent: z.object({
    /** Whether marketing may be sent to this person. */
    marketing: z.enum(['granted', 'revoked', 'never']),
    grantedAt: z.nullable(moment),
    revokedAt: z.nullable(moment),
    /** Since when the person wants no message at all, also no order updates. */
    stoppedAllAt: z.nullable(moment),
  }),
  createdAt: moment,
});
export type ApiPerson = z.infer<typeof ApiPerson>;

export const PersonParams = z.object({ personId: Uuid });

export const listPeople = defineEndpoint({
  name: 'listPeople',
  method: 'GET',
  path: '/people',
  summary: 'The people who are known on a channel, the newest first',
  scope: 'people:read',
  query: z.object({
    ...PageQuery,
    channel: z.optional(ApiChannel),
    /** In E.164: finds at most one person on WhatsApp. */
    phone: z.optional(textOf(16, /^\+[1-9]\d{6,14}$/)),
    email: z.optional(textOf(254)),
  }),
  answer: pageOf(ApiPerson),
  errors: ['CURSOR_INVALID'],
});

export const getPerson = defineEndpoint({
  name: 'getPerson',
  method: 'GET',
  path: '/people/:personId',
  summary: 'One person, also by an old id from before a merge',
  scope: 'people:read',
  params: PersonParams,
  answer: ApiPerson,
  errors: ['NOT_FOUND'],
});

export const createPerson = defineEndpoint({
  name: 'createPerson',
  method: 'POST',
  path: '/people',
  summary:
    'Adds the person with a WhatsApp number, or returns the known one. This allows no marketing: consent is a call of its own',
  scope: 'people:write',
  body: z.object({
    /** As people write it, with the calling code if it is not of the shop's own country. */
    phone: textOf(40),
    firstName: z.optional(lineOf(80)),
    locale: z.optional(textOf(35, /^[a-zA-Z]{2,3}(?:[-_][a-zA-Z\d]{2,8}){0,3}$/)),
  }),
  answer: ApiPerson,
  errors: ['PHONE_INVALID', 'PHONE_UNCLEAR'],
});
