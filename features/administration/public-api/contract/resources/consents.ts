import * as z from 'zod/mini';
import { textOf } from '#platform/http/text-shapes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { moment } from './names.ts';
import { ApiPerson, PersonParams } from './people.ts';

/** A change of a person's consent to marketing, as it is stored for proof. */
const ApiConsent = z.object({
  id: z.string(),
  change: z.enum(['granted', 'revoked']),
  /** How it came: `api`, `import`, the type of an opt-in tool, `keyword` and others. */
  origin: z.string(),
  /** What the person agreed to, word for word. */
  wording: z.nullable(z.string()),
  recordedAt: moment,
});

export const listConsents = defineEndpoint({
  name: 'listConsents',
  method: 'GET',
  path: '/people/:personId/consents',
  summary: 'The latest 100 changes of a person’s consent, the newest first',
  scope: 'consents:read',
  params: PersonParams,
  answer: z.object({ data: z.array(ApiConsent) }),
  errors: ['NOT_FOUND'],
});

export const grantConsent = defineEndpoint({
  name: 'grantConsent',
  method: 'POST',
  path: '/people/:personId/grant-consent',
  summary:
    'Records that a person agreed to marketing, with the wording as proof. After a refusal only a message of their own restores consent',
  scope: 'consents:write',
  params: PersonParams,
  body: z.object({
    /** What the person agreed to, word for word. */
    wording: textOf(2000).check(z.minLength(3)),
    /** The page or form where they agreed. */
    page: z.optional(textOf(2000, /^https?:\/\/[^\s]+$/)),
  }),
  answer: z.object({
    /** `waitsForConfirmation`: they refused before, so a message of their own must confirm it. */
    outcome: z.enum(['granted', 'waitsForConfirmation']),
    person: ApiPerson,
  }),
  errors: ['NOT_FOUND'],
});

export const revokeConsent = defineEndpoint({
  name: 'revokeConsent',
  method: 'POST',
  path: '/people/:personId/revoke-consent',
  summary: 'Ends a person’s consent to marketing. Their queued marketing messages are dropped',
  scope: 'consents:write',
  params: PersonParams,
  body: z.object({}),
  answer: z.object({ person: ApiPerson }),
  errors: ['NOT_FOUND'],
});
