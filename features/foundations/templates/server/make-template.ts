import { sql } from 'kysely';
import { findSenderId } from '#features/foundations/channels/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { fill } from '#platform/language/reader.ts';
import type { TemplateDefinition } from '../contract/template-definition.ts';
import type { TemplateDraft } from '../contract/template-draft.ts';
import { readDraft } from '../rules/read-draft.ts';
import { variantFaults } from '../rules/variant-faults.ts';
import { texts } from '../texts/all.ts';
import { noteSubmission } from './ensure-template.ts';
import { listVariants } from './merchant-templates.ts';

/** A verified WhatsApp account may have 6,000, including the campaigns' own. */
const MOST_TEMPLATES = 2000;

/** The id of the created or changed template; or its errors, one sentence each. */
export type Made = { templateId: string } | { faults: string[] };

/**
 * Creates a merchant's template and queues its submission for the shop's number; without one, it waits until a number
 * is connected.
 */
export async function makeTemplate(ctx: Context, shopId: number, draft: TemplateDraft): Promise<Made> {
  const read = readDraft(draft);
  if ('faults' in read) return read;
  const { definition } = read;
  return ctx.db.transaction().execute((tx) => createTemplate(ctx, tx, shopId, definition));
}

/** Stores a merchant's template and queues its submission, as `makeTemplate` describes. */
export async function createTemplate(
  ctx: Context,
  tx: Tx,
  shopId: number,
  definition: TemplateDefinition,
): Promise<Made> {
  const faults = await placeFaults(tx, shopId, definition);
  if (faults.length > 0) return { faults };
  const templateId = await record(ctx, tx, shopId, definition);
  if (templateId === null) return { faults: [nameTaken(definition.name)] };
  const senderId = await findSenderId(tx, shopId, 'WA');
  if (senderId !== null) await noteSubmission(ctx, tx, { shopId, senderId }, definition);
  return { templateId };
}

/**
 * Returns a name that no template of the shop has or had, and that can be followed by `suffix` as well: the given one,
 * or with a number behind it.
 */
export async function findFreeName(tx: Tx, shopId: number, name: string, suffix: string): Promise<string> {
  const rows = await tx
    .selectFrom('templates')
    .select('name')
    .distinct()
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`starts_with(name, ${name})`)
    .execute();
  const taken = new Set(rows.map((row) => row.name));
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name}_${number}`;
    if (!taken.has(tried) && !taken.has(tried + suffix)) return tried;
  }
}

async function placeFaults(tx: Tx, shopId: number, definition: TemplateDefinition): Promise<string[]> {
  const { name, language } = definition;
  const { rows } = await sql<{ language: string; origin: string; is_deleted: boolean }>`
    select language, origin, deleted_at is not null as is_deleted from templates
    where shop_id = ${shopId} and name = ${name}`.execute(tx);
  const same = rows.find((row) => row.language === language);
  if (same?.is_deleted) return [fill(texts.nameFaults.deleted, { name })];
  if (same || rows.some(({ origin }) => origin === 'product')) return [nameTaken(name)];
  if ((await countTemplates(tx, shopId)) >= MOST_TEMPLATES)
    return [fill(texts.nameFaults.tooMany, { most: MOST_TEMPLATES })];
  return variantFaults(definition, await listCompared(tx, shopId, name));
}

/** Returns the other languages under a name, except rejected ones, which may be the ones at fault. */
export async function listCompared(
  tx: Tx,
  shopId: number,
  name: string,
  exceptId?: string,
): Promise<TemplateDefinition[]> {
  const variants = await listVariants(tx, shopId, name);
  return variants
    .filter(({ templateId }) => templateId !== exceptId)
    .filter(({ standings }) => standings.every(({ status }) => status !== 'REJECTED'))
    .map(({ definition }) => definition);
}

async function countTemplates(tx: Tx, shopId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('templates')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('shop_id', '=', shopId)
    .where('origin', '=', 'merchant')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Null when another request took the name first. */
async function record(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  definition: TemplateDefinition,
): Promise<string | null> {
  const now = clock.now();
  const row = await tx
    .insertInto('templates')
    .values({
      shop_id: shopId,
      template_id: timeOrderedId(now),
      name: definition.name,
      language: definition.language,
      definition: JSON.stringify(definition),
      origin: 'merchant',
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'name', 'language']).doNothing())
    .returning('template_id')
    .executeTakeFirst();
  return row?.template_id ?? null;
}

/** Document 3, section 8. */
function nameTaken(name: string): string {
  return fill(texts.editor.nameTaken, { name });
}
