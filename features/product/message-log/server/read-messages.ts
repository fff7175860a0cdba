import { sql } from 'kysely';
import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';
import type { Bubble } from '#platform/channel/bubble.ts';
import type { Tx } from '#platform/database/database.ts';
import { momentOfId } from '#platform/ids/time-ordered-id.ts';
import type { MessageRow } from '../contract/message-row.ts';
import { findBubbles } from './find-bubbles.ts';
import { ROW_COLUMNS, ROW_JOINS, sourceIdOf, toMessageRow, type FoundMessage } from './find-message-rows.ts';

/** Returns messages of a shop by id, each with its result and what the person saw. */
export async function readMessages(
  tx: Tx,
  { shopId, now, findNames }: { shopId: number; now: Date; findNames: FindSourceNames },
  messageIds: readonly string[],
): Promise<Map<string, { row: MessageRow; bubbles: Bubble[] }>> {
  // An id contains its row's time, and so its month.
  const known = messageIds.flatMap((messageId) => {
    const createdAt = momentOfId(messageId);
    return createdAt === null ? [] : [{ messageId, createdAt }];
  });
  if (known.length === 0) return new Map();
  const { rows } = await sql<FoundMessage>`
    select ${ROW_COLUMNS} from messages m ${ROW_JOINS}
    where m.shop_id = ${shopId} and m.message_id = any(${known.map((one) => one.messageId)}::uuid[])
      and m.created_at = any(${known.map((one) => one.createdAt)}::timestamptz[])`.execute(tx);
  const names = await findNames(tx, shopId, rows.map(sourceIdOf));
  const bubbles = await findBubbles(tx, shopId, known);
  return new Map(
    rows.map((row) => [
      row.message_id,
      { row: toMessageRow(row, { now, names }), bubbles: bubbles.get(row.message_id) ?? [] },
    ]),
  );
}
