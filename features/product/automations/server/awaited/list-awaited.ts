import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { findMerchantTemplate, type MerchantTemplate } from '#features/foundations/templates/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { readStored } from '#platform/database/read-stored.ts';
import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import type { AwaitedTemplate, Unfit } from '../../contract/campaign.ts';
import { DripSettings } from '../../contract/drip-settings.ts';
import { buttonsOf, wordsOf } from '../../rules/own-words.ts';
import { templateStatus } from '../../rules/template-status.ts';
import { currentUnfitReason } from '../../rules/unfit-reason.ts';

/** A drip with its awaited template. */
export interface AwaitingRow {
  drip_id: string;
  type: string;
  drip_index: string;
  settings: unknown;
  awaited_template_id: string | null;
}

/** What a drip waits for. The preview needs the drip's values. */
export interface AwaitedDrip {
  awaited: Omit<AwaitedTemplate, 'preview'>;
  definition: TemplateDefinition;
}

/** Returns what drips wait for, by drip id. Drips without a wait are left out. */
export async function listAwaited(
  tx: Tx,
  { shopId, senderId }: { shopId: number; senderId: string | null },
  rows: readonly AwaitingRow[],
  definitions: readonly CampaignDefinition[],
): Promise<ReadonlyMap<string, AwaitedDrip>> {
  const found = new Map<string, AwaitedDrip>();
  for (const row of rows) {
    if (row.awaited_template_id === null) continue;
    const template = await findMerchantTemplate(tx, shopId, row.awaited_template_id);
    if (!template) continue;
    const standing = template.standings.find((one) => one.senderId === senderId);
    const { name, definition } = template;
    const awaited = {
      name,
      text: wordsOf(definition),
      buttons: buttonsOf(definition),
      status: templateStatus(standing?.status),
      reason: standing?.reason ?? null,
      unfit: unfitReasonOf(row, template, definitions),
    } as const;
    found.set(row.drip_id, { awaited, definition });
  }
  return found;
}

/** Returns why a drip cannot start with a template in their current state, or null. */
export function unfitReasonOf(
  row: Omit<AwaitingRow, 'awaited_template_id'>,
  template: MerchantTemplate,
  definitions: readonly CampaignDefinition[],
): Unfit | null {
  const side = definitions.find(({ type }) => type === row.type)?.channels.WA;
  if (!side) return { kind: 'answers' };
  const { discount } = readStored(DripSettings, row.settings, `the settings of drip ${row.drip_id}`);
  return currentUnfitReason(side, { dripIndex: row.drip_index, discount }, template.definition);
}
