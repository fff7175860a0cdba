import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Uuid } from '#platform/http/text-shapes.ts';
import { Member } from './thread.ts';

/** The path of the stream of changes, as server-sent events. */
export const STREAM_PATH = '/database/api/inbox/stream';
/** What somebody of the team does is repeated this often, and forgotten after twice the time. */
export const PRESENCE_INTERVAL_MS = 10_000;

/**
 * An event of the stream. `hello`: the stream is open. What the page reads from now on is complete. `thread`: a thread
 * changed. `presence`: somebody of the team has a thread open, or left it.
 */
export const LiveEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hello') }),
  z.object({ kind: z.literal('thread'), subscriberId: z.string() }),
  z.object({
    kind: z.literal('presence'),
    /** Null: nowhere any more. */
    subscriberId: z.nullable(z.string()),
    isTyping: z.boolean(),
    member: Member,
  }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

export const showPresence = defineCall({
  method: 'POST',
  access: 'view',
  path: '/database/api/inbox/showPresence',
  summary: 'Shows the team which thread the reader has open, and whether they type there',
  body: z.object({ shopUrl: z.string(), subscriberId: z.nullable(Uuid), isTyping: z.boolean() }),
  response: z.object({}),
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
  onlyReads: true,
});
