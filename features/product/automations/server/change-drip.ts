import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { ERROR_CODES, type ErrorCode } from '#platform/errors/error-code.ts';
import { ERROR_SENTENCES } from '#platform/errors/error-sentences.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import type { DripAttributes, SettableDripAttributes } from '../contract/drip-attributes.ts';
import { DripSettings } from '../contract/drip-settings.ts';
import { AttributeFault, changeSettings, toAttributes } from '../rules/drip-attributes.ts';
import { readStored } from './engine/read-stored.ts';
import { recompose } from './engine/recompose.ts';
import { requireCompleteDrip } from './require-complete.ts';

/** A drip of a page. */
export interface DripOfPage {
  shopId: number;
  channel: Channel;
  dripId: string;
}

/** The drip's row, held; refused with NOT_FOUND where the page has none of this id. */
export async function lockDrip(tx: Tx, { shopId, channel, dripId }: DripOfPage) {
  const row = await tx
    .selectFrom('drips')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('drip_id', '=', dripId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', { field: 'dripId' });
  return row;
}

/**
 * Changes what is given of a drip's settings. Refused with SETTINGS_CHANGED where somebody else changed them after
 * `revision`, PERCENTAGE_INVALID, or MALFORMED_REQUEST for what its campaign does not take. What waits to be sent follows.
 */
export async function changeDrip(
  tx: Tx,
  drip: DripOfPage,
  { attributes, revision }: { attributes: SettableDripAttributes; revision?: number | undefined },
  definitions: readonly CampaignDefinition[],
): Promise<{ dripAttributes: DripAttributes; revision: number }> {
  const row = await lockDrip(tx, drip);
  if (revision !== undefined && revision !== row.revision) throw new AppError('SETTINGS_CHANGED');
  const before = readStored(DripSettings, row.settings, `the settings of drip ${drip.dripId}`);
  const settings = readChange(before, withoutOperators(definitions, row.type, attributes));
  checkOwn(definitions, row.type, settings);
  const next = row.revision + 1;
  await tx
    .updateTable('drips')
    // With other settings a text that waits may fit.
    .set({ settings: JSON.stringify(settings), revision: next, awaited_judged_at: null })
    .where('shop_id', '=', drip.shopId)
    .where('drip_id', '=', drip.dripId)
    .execute();
  if (JSON.stringify(settings) !== JSON.stringify(before))
    await recompose(tx, { shopId: drip.shopId, dripIds: [drip.dripId] }, definitions);
  const shown = { dripIndex: row.drip_index, isEnabled: row.is_enabled, flowId: row.flow_id };
  return { dripAttributes: toAttributes(settings, shown), revision: next };
}

function readChange(before: DripSettings, attributes: SettableDripAttributes): DripSettings {
  try {
    return changeSettings(before, attributes);
  } catch (error) {
    if (!(error instanceof AttributeFault)) throw error;
    throw new AppError(error.isPercentage ? 'PERCENTAGE_INVALID' : 'MALFORMED_REQUEST', {
      field: error.field,
    });
  }
}

function withoutOperators(
  definitions: readonly CampaignDefinition[],
  type: string,
  attributes: SettableDripAttributes,
): SettableDripAttributes {
  const theirs = definitions.find((one) => one.type === type)?.operatorSettings ?? [];
  const given = Object.entries(attributes.settings ?? {}).filter(([name]) => !theirs.includes(name));
  return { ...attributes, settings: Object.fromEntries(given) };
}

/** What only its own campaign understands is in the shape that this one gives. */
function checkOwn(definitions: readonly CampaignDefinition[], type: string, { own }: DripSettings): void {
  const shape = definitions.find((one) => one.type === type)?.ownSettings;
  if (!shape) {
    if (Object.keys(own).length > 0)
      throw new AppError('MALFORMED_REQUEST', { field: 'attributes.settings' });
    return;
  }
  const read = shape.safeParse(own);
  if (read.success) return;
  const issue = read.error.issues[0];
  const field = `attributes.settings.${issue?.path.join('.') ?? ''}`;
  throw new AppError(codeSaying(issue?.message) ?? 'MALFORMED_REQUEST', { field });
}

/** A shape says what is wrong in the words of a refusal where there is one for it. */
function codeSaying(sentence: string | undefined): ErrorCode | undefined {
  return ERROR_CODES.find((code) => ERROR_SENTENCES[code] === sentence);
}

/**
 * Says whether a drip is sent while its campaign is on. Refused as the switch of the campaign is, where it is on by now
 * and the drip lacks what it needs.
 */
export async function setDripEnabled(
  tx: Tx,
  drip: DripOfPage,
  isEnabled: boolean,
  definitions: readonly CampaignDefinition[],
): Promise<void> {
  const { type } = await lockDrip(tx, drip);
  if (isEnabled && (await isCampaignOn(tx, drip, type))) {
    const side = definitions.find((one) => one.type === type)?.channels[drip.channel];
    if (side?.hasSwitch) await requireCompleteDrip(tx, drip, side);
  }
  await tx
    .updateTable('drips')
    .set({ is_enabled: isEnabled })
    .where('shop_id', '=', drip.shopId)
    .where('drip_id', '=', drip.dripId)
    .execute();
}

/** Starts or stops one drip while its campaign is on; whether it is sent then. Refused as `setDripEnabled` is. */
export async function setDripRunning(
  tx: Tx,
  drip: DripOfPage,
  isRunning: boolean,
  definitions: readonly CampaignDefinition[],
): Promise<boolean> {
  const { type } = await lockDrip(tx, drip);
  const isOn = await isCampaignOn(tx, drip, type);
  if (isOn) await setDripEnabled(tx, drip, isRunning, definitions);
  return isOn && isRunning;
}

async function isCampaignOn(tx: Tx, { shopId, channel }: DripOfPage, type: string): Promise<boolean> {
  const { is_on: isOn } = await tx
    .selectFrom('campaigns')
    .select('is_on')
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  return isOn;
}

/** Sets the share of people that a campaign writes nothing to. */
export async function setHoldOutShare(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, channel, type, percent }: { shopId: number; channel: Channel; type: string; percent: number },
): Promise<void> {
  const changed = await tx
    .updateTable('campaigns')
    .set({ hold_out_percent: percent, changed_at: ctx.clock.now() })
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('type', '=', type)
    .returning('type')
    .executeTakeFirst();
  if (!changed) throw new AppError('NOT_FOUND', { field: 'type' });
}
