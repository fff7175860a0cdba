import { sql, type Selectable } from 'kysely';
import type { TemplateSubmissions, Templates } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import type { TemplateDefinition, TemplateStatus } from '../contract/template-definition.ts';
import { readDefinition } from '../rules/read-definition.ts';
import { describeSubmission } from './describe-submission.ts';

/** The state of a template at the provider of one of the shop's present numbers. */
export interface Standing {
  senderId: string;
  status: TemplateStatus;
  statusAt: Date;
  /** Why the provider stopped it, as a sentence; null when it is not stopped. */
  reason: string | null;
  /** Other things the merchant should know, one sentence each. */
  notices: string[];
  /** The template's present category. */
  category: TemplateDefinition['category'];
  quality: string;
}

/** A template that the merchant created: a name in one language. */
export interface MerchantTemplate {
  templateId: string;
  name: string;
  language: string;
  definition: TemplateDefinition;
  createdAt: Date;
  /** Empty when no number is connected. */
  standings: Standing[];
}

/**
 * Returns the templates that the merchant created and did not delete, newest first, except those in a form that we do
 * not know.
 */
export async function listMerchantTemplates(tx: Tx, shopId: number): Promise<MerchantTemplate[]> {
  return withStandings(tx, shopId, await ofMerchant(tx, shopId).execute());
}

/** Returns a merchant's template by id; null when it does not exist or was deleted. */
export async function findMerchantTemplate(
  tx: Tx,
  shopId: number,
  templateId: string,
): Promise<MerchantTemplate | null> {
  const rows = await ofMerchant(tx, shopId).where('template_id', '=', templateId).execute();
  return (await withStandings(tx, shopId, rows))[0] ?? null;
}

/** Returns a merchant's template in each of its languages, oldest first. */
export async function listVariants(tx: Tx, shopId: number, name: string): Promise<MerchantTemplate[]> {
  const rows = await ofMerchant(tx, shopId).where('name', '=', name).execute();
  return (await withStandings(tx, shopId, rows)).toReversed();
}

function ofMerchant(tx: Tx, shopId: number) {
  return tx
    .selectFrom('templates')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('origin', '=', 'merchant')
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('template_id', 'desc');
}

async function withStandings(
  tx: Tx,
  shopId: number,
  rows: readonly Selectable<Templates>[],
): Promise<MerchantTemplate[]> {
  if (rows.length === 0) return [];
  const submissions = await listPresent(tx, shopId, rows);
  return rows.flatMap((row): MerchantTemplate[] => {
    const definition = readDefinition(row.definition);
    if (!definition) return [];
    const own = submissions.filter(({ name, language }) => name === row.name && language === row.language);
    return [
      {
        templateId: row.template_id,
        name: row.name,
        language: row.language,
        definition,
        createdAt: row.created_at,
        standings: own.map((submission) => toStanding(submission, definition)),
      },
    ];
  });
}

/** Returns the templates' states for the numbers that the shop sends from now. */
async function listPresent(
  tx: Tx,
  shopId: number,
  rows: readonly Selectable<Templates>[],
): Promise<Selectable<TemplateSubmissions>[]> {
  const names = [...new Set(rows.map(({ name }) => name))];
  return tx
    .selectFrom('template_submissions as t')
    .innerJoin('senders', (join) =>
      join.onRef('senders.shop_id', '=', 't.shop_id').onRef('senders.sender_id', '=', 't.sender_id'),
    )
    .selectAll('t')
    .where('t.shop_id', '=', shopId)
    .where('senders.released_at', 'is', null)
    .where(sql<boolean>`t.name = any(${names})`)
    .execute();
}

function toStanding(row: Selectable<TemplateSubmissions>, definition: TemplateDefinition): Standing {
  return {
    senderId: row.sender_id,
    ...describeSubmission(row, definition),
    category: row.category as Standing['category'],
    quality: row.quality,
  };
}
