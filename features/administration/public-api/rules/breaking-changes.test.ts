import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '../contract/endpoint.ts';
import { breakingChanges } from './breaking-changes.ts';
import { describeApi } from './open-api.ts';

const parcels = defineEndpoint({
  name: 'sendParcel',
  method: 'POST',
  path: '/parcels/:parcelId',
  summary: 'Sends a parcel',
  scope: null,
  params: z.object({ parcelId: z.string() }),
  query: z.object({ limit: z.optional(z.string()) }),
  body: z.object({ to: z.string(), size: z.enum(['small', 'large']) }),
  answer: z.object({
    state: z.enum(['open', 'sent']),
    at: z.nullable(z.string()),
    lines: z.array(z.string()),
  }),
  errors: [],
});
const changesTo = (changed: Partial<Endpoint>) =>
  breakingChanges(describeApi([parcels], ''), describeApi([{ ...parcels, ...changed }], ''));
const answer = (state: string[], at: z.core.$ZodType) =>
  z.object({ state: z.enum(state), at, lines: z.array(z.string()) });

it.each<[string, Partial<Endpoint>]>([
  ['another summary', { summary: 'Sends it' }],
  [
    'a new optional field',
    { query: z.object({ limit: z.optional(z.string()), cursor: z.optional(z.string()) }) },
  ],
  ['a new size', { body: z.object({ to: z.string(), size: z.enum(['small', 'large', 'huge']) }) }],
  ['a new field in the answer', { answer: z.extend(parcels.answer, { weight: z.int() }) }],
])('allows %s', (_what, changed) => {
  expect(changesTo(changed)).toEqual([]);
});

it.each<[Partial<Endpoint>, string]>([
  [{ path: '/packets/:parcelId' }, 'POST /parcels/{parcelId} is gone.'],
  [{ query: z.object({}) }, 'POST /parcels/{parcelId}: the parameter limit is gone.'],
  [
    { query: z.object({ limit: z.string() }) },
    'POST /parcels/{parcelId}: the parameter limit is required now.',
  ],
  [
    { body: z.object({ to: z.string(), size: z.enum(['small']) }) },
    'POST /parcels/{parcelId}, body.size: large is refused now.',
  ],
  [
    { body: z.object({ to: z.string(), size: z.enum(['small', 'large']), by: z.string() }) },
    'POST /parcels/{parcelId}, body: by is required now.',
  ],
  [
    { answer: answer(['open', 'sent', 'lost'], z.nullable(z.string())) },
    'POST /parcels/{parcelId}, answer.state: lost is possible now.',
  ],
  [{ answer: answer(['open', 'sent'], z.string()) }, 'POST /parcels/{parcelId}, answer.at has another type.'],
  [{ answer: z.object({}) }, 'POST /parcels/{parcelId}, answer: state is gone.'],
])('refuses %j', (changed, sentence) => {
  expect(changesTo(changed)).toContain(sentence);
});
