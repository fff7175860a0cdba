import { recordAct } from '#features/administration/audit/server/index.ts';
import { FileCopies } from '#features/foundations/media/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { findAgencyName } from '#features/foundations/team/server/agencies-api.ts';
import type { Change } from '#platform/audit/act.ts';
import type { Context } from '#platform/context.ts';
import type { CopyChange, CopyKind } from '#platform/copies/copy-kind.ts';
import { refusal } from '#platform/copies/copy-note.ts';
import { CopyRefused } from '#platform/copies/copy-refused.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop, readInShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { everySentenceFor } from '#platform/errors/every-sentence.ts';
import type { BodyOf } from '#platform/http/call.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';
import { sourceOf } from '#platform/http/sources/client-address.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { RECEIVED_COPY, type CopyOutcome, type copyToStores as call } from '../contract/copy-calls.ts';
import { describeNotes, describeRefusal } from '../rules/describe-copy.ts';
import { texts } from '../texts/all.ts';
import { copyKeyOf, findOutcome, lockCopies, storeOutcome, type StoredOutcome } from './copy-queries.ts';
import { findTarget, readTarget } from './copy-target.ts';
import { fitDocument } from './fit-document.ts';
import { readDocument, type CopyDocument } from './source-document.ts';

type Copy = BodyOf<typeof call>['copies'][number];

/** Who copies, with which request, and from which network. */
export interface Copying {
  session: MerchantSession & { userId: string };
  requestId: string;
  ip: string;
}

/** What can be copied, and where its files are stored. */
export interface CopyMeans {
  kinds: readonly CopyKind[];
  storage: Storage;
}

/** What happened with one copy, and the change for the source's audit log if it is new. */
export interface Copied {
  outcome: CopyOutcome;
  change: Change | null;
}

/** Makes copies one after the other. Each has its own transaction, so a failed one does not undo the others. */
export async function copyToStores(
  ctx: Context,
  means: CopyMeans,
  copying: Copying,
  copies: readonly Copy[],
): Promise<Copied[]> {
  const { shopId } = copying.session;
  const { name: sourceName } = await readInShop(ctx.db, shopId, (tx) => getShop(tx, shopId));
  const copied: Copied[] = [];
  for (const copy of copies) copied.push(await copyOne(ctx, means, { ...copying, sourceName }, copy));
  return copied;
}

async function copyOne(
  ctx: Context,
  means: CopyMeans,
  copying: Copying & { sourceName: string },
  copy: Copy,
): Promise<Copied> {
  const { kind: kindName, id, toShopUrl } = copy;
  const named = { kind: kindName, id, toShopUrl };
  const fail = (state: 'refused' | 'failed', sentence: string): Copied => ({
    outcome: { ...named, state, name: null, notes: [], sentence },
    change: null,
  });
  const found = await findTarget(ctx, copying.session, toShopUrl);
  if ('sentence' in found) return fail('refused', found.sentence);
  const stores = { source: copying.sourceName, target: found.shopName };
  try {
    const made = await copyThing(ctx, means, copying, { copy, to: found.session });
    if ('sentence' in made) return fail('refused', made.sentence);
    const { name, notes, sourceName } = made.outcome;
    const sentences = describeNotes(notes, { ...stores, source: sourceName });
    return {
      outcome: { ...named, state: 'copied', name, notes: sentences, sentence: null },
      change: made.change && { before: null, after: { ...made.change.what, toStore: found.shopName } },
    };
  } catch (error) {
    if (error instanceof CopyRefused) return fail('refused', describeRefusal(error.refusal, stores));
    if (error instanceof AppError) return fail('refused', everySentenceFor(error.code));
    ctx.log.error({ err: error, kind: kindName }, 'a copy to another store failed');
    return fail('failed', texts.result.failed);
  }
}

type Made = { outcome: StoredOutcome; change: CopyChange | null };

async function copyThing(
  ctx: Context,
  { kinds, storage }: CopyMeans,
  copying: Copying,
  { copy, to: { shopId, shopUrl } }: { copy: Copy; to: MerchantSession },
): Promise<Made | { sentence: string }> {
  const { session } = copying;
  const kind = kinds.find((one) => one.kind === copy.kind);
  const document = kind && (await readDocument(ctx, kind, { shopId: session.shopId, id: copy.id }));
  if (!document) throw new CopyRefused({ code: 'gone', values: {} });
  const copyKey = copyKeyOf({ ...copying, ...copy, userId: session.userId, sourceShopId: session.shopId });
  const earlier = await readInShop(ctx.db, shopId, (tx) => findOutcome(tx, shopId, copyKey));
  if (earlier) return { outcome: earlier, change: null };
  const files = await FileCopies.prepare(ctx, storage, {
    addresses: kind.files(document.content),
    fromShopId: session.shopId,
    to: { shopId, pageId: shopUrl },
  });
  let areFilesUsed = false;
  try {
    // Again, because copying files takes a while, and the person needs the right when the copy is made.
    const target = await findTarget(ctx, session, copy.toShopUrl);
    if ('sentence' in target) return target;
    const made = await make(ctx, { kind, document, files, copying, copy, copyKey }, target.session);
    areFilesUsed = made.change !== null;
    return made;
  } finally {
    if (!areFilesUsed) await files.drop();
  }
}

async function make(
  ctx: Context,
  making: Omit<Creating, 'target' | 'agency'>,
  target: MerchantSession,
): Promise<Made> {
  const { shopId, agencyId } = target;
  // Before the transaction, because the database role of a shop sees no agencies.
  const agency = agencyId === null ? null : await findAgencyName(ctx.db, agencyId);
  const work = (tx: Tx) => create(ctx, tx, { ...making, target, agency });
  // The database role of a shop cannot store jobs.
  return making.kind.queuesJobs === true ? ctx.db.transaction().execute(work) : inShop(ctx.db, shopId, work);
}

interface Creating {
  kind: CopyKind;
  document: CopyDocument;
  files: FileCopies;
  copying: Copying;
  copy: Copy;
  copyKey: Buffer;
  target: MerchantSession;
  /** The name of the agency through which the person works in the target. */
  agency: string | null;
}

/** Creates the copy with its files, its entry in the audit log and the stored outcome of the request, or nothing of all that. */
async function create(ctx: Context, tx: Tx, creating: Creating): Promise<Made> {
  const { kind, document, files, copying, copy, copyKey, target, agency } = creating;
  const { shopId } = target;
  await lockCopies(tx, shopId);
  const earlier = await findOutcome(tx, shopId, copyKey);
  if (earlier) return { outcome: earlier, change: null };
  const { content, source } = document;
  await kind.lock(ctx, tx, { shopId, content });
  const store = await readTarget(tx, shopId);
  const placeFile = (address: string) => files.addressOf(address) ?? { lost: files.lossOf(address) };
  const fitted = await fitDocument(ctx, tx, { kind, document, target: store, placeFile });
  if ('refusal' in fitted) throw new CopyRefused(fitted.refusal);
  if (fitted.replaces !== null && copy.replaces !== true)
    throw new CopyRefused(refusal('notChosen', { name: fitted.replaces }).refusal);
  const change = await kind.create(ctx, tx, { target: store, ready: fitted.ready, name: fitted.name });
  await files.keep(tx);
  const now = ctx.clock.now();
  const outcome = { name: fitted.name, sourceName: source.storeName, notes: fitted.notes };
  await storeOutcome(tx, { shopId, copyKey, outcome, now });
  const { userId, person, role } = target;
  await recordAct(
    tx,
    { shopId, at: now, who: 'merchant', action: RECEIVED_COPY, note: null, count: null },
    {
      actor: { userId, person, role, agency, ipAddress: sourceOf(copying.ip) },
      change: toChange(change, source.storeName),
    },
  );
  return { outcome, change };
}

/** The change as the receiving store records it. What was copied is named on both sides. */
function toChange({ what, before, after }: CopyChange, fromStore: string): Change {
  const named = { ...what, fromStore };
  return { before: before && { ...named, ...before }, after: { ...named, ...after } };
}
