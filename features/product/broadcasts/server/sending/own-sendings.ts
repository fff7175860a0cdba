import { changeSending } from '#features/engine/messaging/server/sendings-api.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { mayGo, type Arm, type Part } from '../../rules/parts.ts';
import type { StoredBroadcast } from '../stored-broadcast.ts';

export interface OwnSending {
  sendingId: string;
  part: Part;
  arm: Arm;
  templateName: string;
  language: string;
}

type Ctx = Pick<Context, 'clock' | 'jobs'>;
type Course = Pick<StoredBroadcast, 'shop_id' | 'broadcast_id' | 'ab_test' | 'watched_until' | 'rest_arm'>;

/** The sendings of a broadcast. */
export async function listSendings(
  tx: Tx,
  { shop_id: shopId, broadcast_id: broadcastId }: Pick<Course, 'shop_id' | 'broadcast_id'>,
): Promise<OwnSending[]> {
  const rows = await tx
    .selectFrom('broadcast_sendings')
    .select(['sending_id', 'part', 'arm', 'template_name', 'language'])
    .where('shop_id', '=', shopId)
    .where('broadcast_id', '=', broadcastId)
    .execute();
  return rows.map((row) => ({
    sendingId: row.sending_id,
    part: row.part as Part,
    arm: row.arm as Arm,
    templateName: row.template_name,
    language: row.language,
  }));
}

/** Pauses all sendings of a broadcast. */
export async function pauseAll(ctx: Ctx, tx: Tx, row: Course): Promise<void> {
  for (const { sendingId, part } of await listSendings(tx, row))
    if (part !== 'heldOut') await changeSending(ctx, tx, { shopId: row.shop_id, sendingId }, 'paused');
}

/** Continues the parts of a broadcast that may be sent now. Parts that wait for a first group or an A/B test still wait. */
export async function resumeAll(ctx: Ctx, tx: Tx, row: Course): Promise<void> {
  const course = {
    hasAbTest: row.ab_test !== null,
    isWatched: row.watched_until !== null,
    restArm: row.rest_arm as Arm | null,
  };
  for (const sending of await listSendings(tx, row))
    if (mayGo(sending, course))
      await changeSending(ctx, tx, { shopId: row.shop_id, sendingId: sending.sendingId }, 'running');
}

/** Ends the rest of a broadcast, or of some of its parts, for good. */
export async function cancelAll(
  ctx: Ctx,
  tx: Tx,
  row: Course,
  which: (sending: OwnSending) => boolean = () => true,
): Promise<void> {
  for (const sending of await listSendings(tx, row))
    if (which(sending))
      await changeSending(ctx, tx, { shopId: row.shop_id, sendingId: sending.sendingId }, 'cancelled');
}
