import * as z from 'zod';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { readableFile } from '../rules/readable-file.ts';
import { eraseForRequest } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { findPersonScope } from './person-scope.ts';
import { removeFiles, storeFiles } from './request-files.ts';
import { ANSWER_REQUEST, findRequest, settleRequest, subjectOf, type RequestRow } from './request-queries.ts';

const Payload = z.object({ shopId: z.number().int(), requestId: z.uuid() });
const FILES_LIVE_MS = 30 * 24 * 3600 * 1000;

/** The job that answers one request. If the job fails, the request is marked as failed and the job runs again. */
export function answerRequestJob(ctx: Context, storage: Storage): Job {
  return defineJob({
    name: ANSWER_REQUEST,
    payload: Payload,
    timeoutSeconds: 15 * 60,
    run: async ({ shopId, requestId }) => {
      const request = await findRequest(ctx.db, shopId, requestId);
      if (!request || request.state === 'done') return;
      try {
        if (request.kind === 'erasure') await eraseForRequest(ctx, storage, request);
        else await gatherForRequest(ctx, storage, request);
      } catch (error) {
        await settleRequest(ctx.db, request, { state: 'failed', error: String(error).slice(0, 500) });
        throw error;
      }
    },
  });
}

/** Writes everything stored about a person to two files: JSON for machines, and HTML for people. */
async function gatherForRequest(ctx: Context, storage: Storage, request: RequestRow): Promise<void> {
  const { shop_id: shopId } = request;
  const now = ctx.clock.now();
  // The isolation level gives one snapshot, whatever other transactions write.
  const { shop, person, tables } = await ctx.slowDb
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const found = await findPersonScope(tx, shopId, subjectOf(request));
      return { shop: await getShop(tx, shopId), person: found, tables: await exportPerson(tx, found) };
    });
  const { shopId: _own, ...goesBy } = person;
  const data = { gatheredAt: now, store: shop.name, person: goesBy, tables };
  const key = await storeFiles(ctx, storage, shopId, {
    json: JSON.stringify(data, null, 2),
    html: readableFile({ shopName: shop.name, gatheredAt: now, tables }),
  });
  if (request.files_key !== null) await removeFiles(storage, request.files_key);
  await settleRequest(ctx.db, request, {
    state: 'done',
    done_at: now,
    rows_found: tables.reduce((sum, { rows }) => sum + rows.length, 0),
    files_key: key,
    files_expire_at: new Date(now.getTime() + FILES_LIVE_MS),
    error: null,
  });
}
