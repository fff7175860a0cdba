import { sql, type Selectable } from 'kysely';
import type { TemplateSubmissions, Templates } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import type { TemplateDefinition, TemplateStatus } from '../contract/template-definition.ts';
import { readDefinition } from '../rules/read-definition.ts';
import { describeSubmission } from './describe-submission.ts';

/** What the provider of one of the shop's present numbers makes of a template. */
export interface Standing {
  senderId: string;
  status: TemplateStatus;
  statusAt: Date;
  /** Why the provider stopped it, as a sentence; null while it is not stopped. */
  reason: string | null;
  /** What else is to be known of it, a sentence each. */
  notices: string[];
  /** What it counts as now. */
  category: TemplateDefinition['category'];
  quality: string;
}

/** A template that the merchant made: a name in one language. */
export interface MerchantTemplate {
  templateId: string;
  name: string;
  language: string;
  definition: TemplateDefinition;
  createdAt: Date;
  /** Empty while no number is connected. */
  standings: Standing[];
}

/** The templates that the merchant made and did not delete, the latest first; one of a form that we do not know is left out. */
export async function listMerchantTemplates(tx: Tx, shopId: number): Promise<MerchantTemplate[]> {
  return withStandings(tx, shopId, await ofMerchant(tx, shopId).execute());
}

/** A template of the merchant's by its id; null when there is none, or none any more. */
export async function findMerchantTemplate(
  tx: Tx,
  shopId: number,
  templateId: string,
): Promise<MerchantTemplate | null> {
  const rows = await ofMerchant(tx, shopId).where('template_id', '=', templateId).execute();
  return (await withStandings(tx, shopId, rows))[0] ?? null;
}

/** A template of the merchant's in every language that it is written in, the oldest first. */
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

/** Those of the numbers that the shop sends from now. */
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
