import type { Selectable } from 'kysely';
import type { Templates } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import type { TemplateDefinition, TemplateStatus } from '../contract/template-definition.ts';
import { readDefinition } from '../rules/read-definition.ts';
import { stopReason } from '../rules/stop-reason.ts';
import { describeTemplate } from './describe-template.ts';

/** A template of a number or page, as merchants are told of it. */
export interface SenderTemplate {
  name: string;
  language: string;
  /** Null where it is not of a form that we know. */
  definition: TemplateDefinition | null;
  status: TemplateStatus;
  /** Why the provider stopped it, as a sentence; null while it is not stopped. */
  reason: string | null;
  /** What else is to be known of it while it may be sent, a sentence each. */
  notices: string[];
}

const STOPPED: readonly TemplateStatus[] = ['REJECTED', 'PAUSED', 'DISABLED'];

/** Every template of a number or page. */
export async function listTemplates(tx: Tx, shopId: number, senderId: string): Promise<SenderTemplate[]> {
  const rows = await tx
    .selectFrom('templates')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('sender_id', '=', senderId)
    .execute();
  return rows.map(toTemplate);
}

function toTemplate(row: Selectable<Templates>): SenderTemplate {
  const status = row.status as TemplateStatus;
  return {
    name: row.name,
    language: row.language,
    definition: readDefinition(row.components),
    status,
    reason: STOPPED.includes(status) ? stopReason(row.reason) : null,
    notices: describeTemplate(row),
  };
}

/** The text of a number's or page's template, or null when there is none of this name, or none that we know. */
export async function findTemplate(
  tx: Tx,
  sender: { shopId: number; senderId: string },
  { name, language }: { name: string; language: string },
): Promise<TemplateDefinition | null> {
  const row = await tx
    .selectFrom('templates')
    .select('components')
    .where('shop_id', '=', sender.shopId)
    .where('sender_id', '=', sender.senderId)
    .where('name', '=', name)
    .where('language', '=', language)
    .executeTakeFirst();
  return row ? readDefinition(row.components) : null;
}
