import { findMerchantTemplate } from '#features/foundations/templates/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { unfitReason } from '../../rules/unfit-reason.ts';
import { lockDrip, type DripOfPage } from '../change-drip.ts';
import { refuseUnfit } from '../start-with-own.ts';

/**
 * Makes a drip start with an own template as soon as it is approved, replacing an earlier wait. Null ends the wait.
 * Refused with NOT_FOUND, and like choosing it with TEMPLATE_VALUE_UNKNOWN or TEMPLATE_WITHOUT_ANSWERS.
 */
export async function awaitTemplate(
  tx: Tx,
  drip: DripOfPage,
  templateId: string | null,
  definitions: readonly CampaignDefinition[],
): Promise<void> {
  const { type, drip_index: dripIndex } = await lockDrip(tx, drip);
  if (templateId !== null) {
    const template = await findMerchantTemplate(tx, drip.shopId, templateId);
    const side = definitions.find((one) => one.type === type)?.channels.WA;
    if (!template || !side || drip.channel !== 'WA') throw new AppError('NOT_FOUND', { field: 'templateId' });
    const reason = unfitReason(side, dripIndex, template.definition);
    if (reason) refuseUnfit(reason);
  }
  await tx
    .updateTable('drips')
    .set({ awaited_template_id: templateId, awaited_judged_at: null })
    .where('shop_id', '=', drip.shopId)
    .where('drip_id', '=', drip.dripId)
    .execute();
}
