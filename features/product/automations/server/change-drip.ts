import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { readStored } from '#platform/database/read-stored.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { ERROR_CODES, type ErrorCode } from '#platform/errors/error-code.ts';
import { everySentenceFor } from '#platform/errors/every-sentence.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import type { DripAttributes, SettableDripAttributes } from '../contract/drip-attributes.ts';
import { DripSettings } from '../contract/drip-settings.ts';
import { AttributeFault, changeSettings, toAttributes } from '../rules/drip-attributes.ts';
import { recompose } from './engine/recompose.ts';
import { requireCompleteDrip } from './require-complete.ts';

/** A drip of a page. */
export interface DripOfPage {
  shopId: number;
  channel: Channel;
  dripId: string;
}

/** Returns a drip's row, locked. Refused with NOT_FOUND if the page has none with this id. */
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
 * Changes the given settings of a drip. Refused with SETTINGS_CHANGED if somebody else changed them after `revision`,
 * with PERCENTAGE_INVALID, or with MALFORMED_REQUEST for settings that its campaign does not have. Waiting messages are
 * composed again.
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
    // An awaited text may fit with the new settings.
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

/** Settings of one campaign only are checked by its shape. */
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

/** A shape's error message is the sentence of a refusal, if there is one. */
function codeSaying(sentence: string | undefined): ErrorCode | undefined {
  return ERROR_CODES.find((code) => everySentenceFor(code) === sentence);
}

/**
 * Sets whether a drip is sent while its campaign is on. Refused like the campaign's switch, if the campaign is on and
 * the drip lacks something.
 */
export async function setDripEnabled(
  tx: Tx,
  drip: DripOfPage,
  isEnabled: boolean,
  definitions: readonly CampaignDefinition[],
): Promise<DripSwitch> {
  const { type, is_enabled: wasEnabled } = await lockDrip(tx, drip);
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
  return { type, wasOn: wasEnabled, isOn: isEnabled };
}

/** The switch of a drip before and after, and the type of its campaign. */
export interface DripSwitch {
  type: string;
  wasOn: boolean;
  isOn: boolean;
}

/** Starts or stops one drip while its campaign is on; otherwise it is not sent. Refused like `setDripEnabled`. */
export async function setDripRunning(
  tx: Tx,
  drip: DripOfPage,
  isRunning: boolean,
  definitions: readonly CampaignDefinition[],
): Promise<DripSwitch> {
  const { type } = await lockDrip(tx, drip);
  const isOn = await isCampaignOn(tx, drip, type);
  return isOn ? setDripEnabled(tx, drip, isRunning, definitions) : { type, wasOn: false, isOn: false };
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

/** Sets a campaign's hold-out share. Returns the share before. */
export async function setHoldOutShare(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, channel, type, percent }: { shopId: number; channel: Channel; type: string; percent: number },
): Promise<number> {
  const before = await tx
    .selectFrom('campaigns')
    .select('hold_out_percent')
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('type', '=', type)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new AppError('NOT_FOUND', { field: 'type' });
  await tx
    .updateTable('campaigns')
    .set({ hold_out_percent: percent, changed_at: ctx.clock.now() })
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('type', '=', type)
    .execute();
  return before.hold_out_percent;
}
