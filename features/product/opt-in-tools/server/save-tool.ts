import { changeAttributes } from '#features/foundations/channels/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf } from '#platform/http/call.ts';
import { splitSupportNumber } from '#platform/phone/support-number.ts';
import { toSupportNumber } from '#platform/phone/to-support-number.ts';
import type { updateTool } from '../contract/editing-calls.ts';
import { mergeDeep } from '../contract/merge-deep.ts';
import { settingsOfStates } from '../contract/settings-of-states.ts';
import type { ShowAt } from '../contract/tool-behaviour.ts';
import type { NewTool, ToolDefinition, ToolSettings } from '../contract/tool-definition.ts';
import { PLACEHOLDER_CODE } from '../contract/tool-discount.ts';
import { languageOfShop } from '../contract/words/languages.ts';
import { chatDigits } from '../rules/chat-digits.ts';
import { incompleteReason } from '../rules/decide-toggle.ts';
import { toolFaults } from '../rules/tool-faults.ts';
import { listRunning } from './experiments/experiments.ts';
import type { ToolFamily } from './tool-family.ts';
import { findTool, type ToolRow } from './tool-queries.ts';

/** The attributes that the chat widget's number replaces while a shop has set none. */
const SUPPORT_ATTRIBUTES = ['persistentPillSupport', 'spinTheWheelSupport', 'visualPopupSupport'] as const;
/** The fields that a discount lacks after the merchant changes its kind. */
const EITHER_DISCOUNT = { discount: { code: PLACEHOLDER_CODE, percent: null, validDays: 30 } };

type Save = BodyOf<typeof updateTool>;

/** Saves a merchant's changes of a tool, completely or not at all. */
export function saveTool(
  ctx: Context,
  family: ToolFamily,
  shopId: number,
  save: Save,
): Promise<{ id: string; revision: number }> {
  return inShop(ctx.db, shopId, async (tx) => {
    const found = await findTool(tx, family.definitions, { shopId, toolId: save.id });
    if (!found) throw new AppError('NOT_FOUND', { field: 'id' });
    const { row, definition } = found;
    if ((await listRunning(tx, shopId)).has(row.tool_id))
      throw new AppError('EXPERIMENT_RUNNING', { field: 'id' });
    const settings = await settingsAfter(tx, family, { row, definition, save });
    refuseFaults(row, settings);
    const saved = await tx
      .updateTable('opt_in_tools')
      .set((eb) => ({
        settings: JSON.stringify(settings),
        name: save.name ?? row.name,
        revision: eb('revision', '+', 1),
      }))
      .where('shop_id', '=', shopId)
      .where('tool_id', '=', row.tool_id)
      // Also without a given revision: the row that the changes were merged over must not have changed.
      .where('revision', '=', save.revision ?? row.revision)
      .returning('revision')
      .executeTakeFirst();
    if (!saved) throw new AppError('SETTINGS_CHANGED', { field: 'revision' });
    await shareSupportNumber(ctx, tx, row, settings);
    return { id: row.tool_id, revision: saved.revision };
  });
}

interface Saving {
  row: ToolRow;
  definition: ToolDefinition;
  save: Save;
}

async function settingsAfter(
  tx: Tx,
  { read }: ToolFamily,
  { row, definition, save }: Saving,
): Promise<ToolSettings> {
  const shop = await getShop(tx, row.shop_id);
  const newTool: NewTool = { shopName: shop.name, channel: row.channel, language: languageOfShop(shop) };
  const before = read(row, shop) ?? definition.defaultSettings(newTool);
  const change = settingsOfStates(save.states);
  if (change === null) throw new AppError('MALFORMED_REQUEST', { field: 'states.backgroundStyle' });
  const after = definition.settings.safeParse(mergeDeep(mergeDeep(EITHER_DISCOUNT, before), change));
  if (!after.success)
    throw new AppError('MALFORMED_REQUEST', { field: after.error.issues[0]?.path.join('.') ?? 'states' });
  const triggers = definition.behaviour.triggers[row.channel];
  if (!mayShowAt(triggers, before, after.data))
    throw new AppError('MALFORMED_REQUEST', { field: 'behaviour.when.showAt' });
  return after.data;
}

/** A tool must not get a trigger of another type. A trigger that was chosen long ago stays. */
function mayShowAt(triggers: readonly ShowAt[], before: ToolSettings, after: ToolSettings): boolean {
  const chosen = after.behaviour?.when.showAt;
  return chosen === undefined || chosen === before.behaviour?.when.showAt || triggers.includes(chosen);
}

function refuseFaults({ channel, is_active: isActive }: ToolRow, settings: ToolSettings): void {
  const [fault] = toolFaults(channel, settings);
  if (fault) throw new AppError(fault.code, { field: fault.field });
  const lacking = isActive ? incompleteReason(channel, settings) : null;
  if (lacking) throw new AppError(lacking);
}

/** Gives a shop's support number to each tool that has none, in the form of the attributes. */
async function shareSupportNumber(
  ctx: Context,
  tx: Tx,
  { channel, shop_id: shopId }: ToolRow,
  { chat }: ToolSettings,
): Promise<void> {
  if (chat === undefined || channel !== 'WA') return;
  const { country } = await getShop(tx, shopId);
  const number = toSupportNumber(chatDigits(chat.supportNumber, country));
  if (number === null) return;
  await changeAttributes(ctx, tx, shopId, (before) => {
    // A number that was copied in an invalid form cannot be saved, so it counts as missing.
    const isEmpty = (value: string | boolean = '') =>
      typeof value === 'string' && splitSupportNumber(value) === null;
    const empty = SUPPORT_ATTRIBUTES.filter((name) => isEmpty(before[name]));
    return { ...before, ...Object.fromEntries(empty.map((name) => [name, number])) };
  });
}
