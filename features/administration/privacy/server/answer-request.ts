import { sql } from 'kysely';
import * as z from 'zod';
import { readerOfShop } from '#features/foundations/store-data/rules/index.ts';
import { getShop, type Shop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import { forReader } from '#platform/language/for-reader.ts';
import { chooseLanguage, localeFor } from '#platform/language/languages.ts';
import type { Reader } from '#platform/language/reader.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { readableFile } from '../rules/readable-file.ts';
import { eraseForRequest } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { findPersonScope, type PersonScope } from './person-scope.ts';
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
  const { shop, person, reader, tables } = await ctx.slowDb
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const found = await findPersonScope(tx, shopId, subjectOf(request));
      const ofShop = await getShop(tx, shopId);
      const who = await findReader(tx, ofShop, found);
      const rows = await forReader(who, () => exportPerson(tx, found));
      return { shop: ofShop, person: found, reader: who, tables: rows };
    });
  const { shopId: _own, ...goesBy } = person;
  const data = { gatheredAt: now, store: shop.name, person: goesBy, tables };
  const key = await storeFiles(ctx, storage, shopId, {
    json: JSON.stringify(data, null, 2),
    html: forReader(reader, () => readableFile({ shopName: shop.name, gatheredAt: now, tables })),
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

/** Returns the reader of a person's file: in the person's language if Bellbird has it, else the shop's. */
async function findReader(tx: Tx, shop: Shop, { shopId, subscriberIds }: PersonScope): Promise<Reader> {
  const { rows } = await sql<{ locale: string }>`
    select locale from subscribers
    where shop_id = ${shopId} and subscriber_id = any(${subscriberIds}::uuid[]) and locale is not null`.execute(
    tx,
  );
  const own = rows.find(({ locale }) => isOffered(locale));
  if (!own) return readerOfShop(shop);
  const language = chooseLanguage([own.locale]);
  return { language, locale: localeFor(language, own.locale) };
}

/** English is the choice for every language that is not offered. */
function isOffered(locale: string): boolean {
  return chooseLanguage([locale]) !== 'en' || locale.toLowerCase().startsWith('en');
}
