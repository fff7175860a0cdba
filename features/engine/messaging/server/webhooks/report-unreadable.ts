import * as z from 'zod';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { UnprocessableWebhook, type StoredWebhook } from '#platform/inbox/webhook-inbox.ts';

/** `odd` names a field of the provider's format, never its value. */
const Body = z.object({ odd: z.string() });

/** Stores what could not be processed of a webhook as failed, and logs which field was unexpected. */
export function reportUnreadable(
  ctx: Context,
  _tx: Tx,
  { topic, eventId, body }: StoredWebhook,
): Promise<void> {
  const { odd } = Body.parse(body);
  ctx.log.error({ topic, eventId, field: odd }, 'part of a webhook cannot be read');
  throw new UnprocessableWebhook(`cannot be read: ${odd}`);
}
