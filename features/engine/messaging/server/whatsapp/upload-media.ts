import type { Selectable } from 'kysely';
import * as z from 'zod';
import type { Senders } from '#database/schema/rows.ts';
import { openPublicFile } from '#features/foundations/media/server/index.ts';
import { WhatsAppError } from '#partners/whatsapp/whatsapp-client.ts';
import type { WhatsAppMedia } from '#partners/whatsapp/whatsapp-media.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import type { Storage } from '#platform/storage/storage.ts';

const UPLOAD_MEDIA = 'upload-whatsapp-media';
/**
 * How long an upload is used. WhatsApp keeps uploads for 30 days, and a message that waits in a queue must still find
 * its file.
 */
const LIFETIME_MS = 29 * DAY_MS;

const Payload = z.object({ shopId: z.number(), senderId: z.uuid(), address: z.string() });
type File = z.infer<typeof Payload>;

/** Requests an upload of our file in the background. `anew` uploads it even if WhatsApp has it. */
export async function askForUpload(
  ctx: Pick<Context, 'jobs'>,
  tx: Tx,
  file: File,
  { anew }: { anew: boolean },
): Promise<void> {
  await tx
    .insertInto('whatsapp_uploads')
    .values({ shop_id: file.shopId, sender_id: file.senderId, address: file.address })
    .onConflict((conflict) =>
      anew
        ? conflict
            .columns(['shop_id', 'sender_id', 'address'])
            .doUpdateSet({ media_id: null, expires_at: null })
        : conflict.doNothing(),
    )
    .execute();
  await ctx.jobs.enqueue(tx, UPLOAD_MEDIA, file);
}

/** Uploads a file of ours to WhatsApp and stores its id, unless WhatsApp has it for long enough. */
export function uploadMediaJob(ctx: Context, media: WhatsAppMedia, storage: Storage): Job {
  return defineJob({
    name: UPLOAD_MEDIA,
    payload: Payload,
    timeoutSeconds: 10 * 60,
    run: async (file) => {
      const sender = await findSender(ctx, file);
      if (!sender) return;
      const mediaId = await upload(ctx, { media, storage }, sender, file);
      if (mediaId !== null) await keepId(ctx, file, mediaId);
    },
  });
}

/** The sender, if the file still has to be uploaded for it. */
async function findSender(ctx: Context, file: File): Promise<Selectable<Senders> | null> {
  const row = await ctx.db
    .selectFrom('senders as s')
    .leftJoin('whatsapp_uploads as u', (join) =>
      join
        .onRef('u.shop_id', '=', 's.shop_id')
        .onRef('u.sender_id', '=', 's.sender_id')
        .on('u.address', '=', file.address)
        .on('u.expires_at', '>', new Date(ctx.clock.now().getTime() + DAY_MS)),
    )
    .selectAll('s')
    .where('s.shop_id', '=', file.shopId)
    .where('s.sender_id', '=', file.senderId)
    .where('s.provider', '=', 'meta')
    .where('s.released_at', 'is', null)
    .where('s.token_died_at', 'is', null)
    .where('u.media_id', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The new id; null if another try would not help. */
async function upload(
  ctx: Context,
  { media, storage }: { media: WhatsAppMedia; storage: Storage },
  sender: Selectable<Senders>,
  file: File,
): Promise<string | null> {
  const found = await openPublicFile(ctx, storage, file.address);
  if (!found) {
    ctx.log.info({ ...file }, 'a file that is not ours, or gone, is not uploaded');
    return null;
  }
  try {
    const token = ctx.secrets.open(sender.access_token_sealed, {
      shopId: sender.shop_id,
      column: 'senders.access_token',
    });
    return await media.upload(sender.external_id, token, found);
  } catch (error) {
    if (!(error instanceof WhatsAppError) || error.code === null) throw error;
    ctx.log.warn({ ...file, err: error }, 'WhatsApp refused a file; its address goes in its place');
    return null;
  }
}

async function keepId(ctx: Context, { shopId, senderId, address }: File, mediaId: string): Promise<void> {
  const expiresAt = new Date(ctx.clock.now().getTime() + LIFETIME_MS);
  await inShop(ctx.db, shopId, (tx) =>
    tx
      .insertInto('whatsapp_uploads')
      .values({ shop_id: shopId, sender_id: senderId, address, media_id: mediaId, expires_at: expiresAt })
      .onConflict((conflict) =>
        conflict
          .columns(['shop_id', 'sender_id', 'address'])
          .doUpdateSet({ media_id: mediaId, expires_at: expiresAt }),
      )
      .execute(),
  );
}
