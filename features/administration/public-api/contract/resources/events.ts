import * as z from 'zod/mini';
import { MessageState } from '#features/product/message-log/contract/message-row.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageOf, PageQuery } from '../page.ts';
import { moment } from './names.ts';
import { PersonParams } from './people.ts';

/** A part that only events of one kind have. So a new kind changes nothing for programs that do not know it. */
const only = z.optional;

/** Something that happened with a person. Amounts are in minor units, currencies are of ISO 4217. */
export const ApiEvent = z.object({
  id: z.string(),
  at: moment,
  /** `consent`, `message`, `received`, `writtenElsewhere`, `click`, `order` or `cart`. More can be added. */
  kind: z.string(),
  /** An opt-in or a stop. */
  consent: only(
    z.object({
      change: z.enum(['granted', 'revoked']),
      /** How it came: `api`, `import`, the type of an opt-in tool, `keyword` and others. */
      origin: z.string(),
      wording: z.nullable(z.string()),
    }),
  ),
  message: only(
    z.object({
      id: z.string(),
      /** The type of a campaign, `broadcast`, `api` and others. */
      source: z.string(),
      /** The name of the broadcast. */
      sourceName: z.nullable(z.string()),
      /** `waiting`: it is held back. `uncertain`: the provider did not answer. `skipped`: a rule forbade it. */
      state: MessageState,
      /** Why it waits, was skipped or failed, in a few words. */
      explanation: z.nullable(z.string()),
      /** When a message that waits is checked again. */
      waitsUntil: z.nullable(moment),
      sentAt: z.nullable(moment),
    }),
  ),
  /** The person wrote. `GET /conversations/{personId}/messages` has the text. */
  received: only(z.object({ kind: z.string() })),
  click: only(z.object({ messageId: z.string() })),
  order: only(
    z.object({
      id: z.string(),
      name: z.string(),
      totalMinor: z.int(),
      currency: z.string(),
      isCancelled: z.boolean(),
      /** If a message earned it. */
      credit: only(
        z.object({
          messageId: z.string(),
          source: z.string(),
          touch: z.enum(['code', 'click', 'read']),
          amountMinor: z.int(),
          returnedMinor: z.int(),
        }),
      ),
    }),
  ),
  /** A cart that was not ordered. */
  cart: only(z.object({ totalMinor: z.int(), currency: z.string() })),
});
export type ApiEvent = z.infer<typeof ApiEvent>;

export const listPersonEvents = defineEndpoint({
  name: 'listPersonEvents',
  method: 'GET',
  path: '/people/:personId/events',
  summary:
    'What happened with a person, the newest first: opt-ins and stops, messages, clicks, orders, carts',
  scope: 'events:read',
  params: PersonParams,
  query: z.object(PageQuery),
  answer: pageOf(ApiEvent),
  errors: ['CURSOR_INVALID', 'NOT_FOUND'],
});
