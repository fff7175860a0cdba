import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import {
  shareDifference,
  shareInterval,
  shareOf,
  winnerOf,
  type Shares,
} from '#platform/statistics/compare-shares.ts';
import { ARMS, type ExperimentArm, type ExperimentResult } from '../../contract/experiment.ts';
import { statesOfSettings } from '../../contract/states-of-settings.ts';
import { describeExperiment } from '../../rules/describe-experiment.ts';
import type { ToolFamily } from '../tool-family.ts';
import { findTool } from '../tool-queries.ts';
import { findExperiment, type ExperimentRow } from './experiments.ts';

/** Returns the results of a tool's experiment so far, or null if there never was one. */
export function readExperimentOf(
  ctx: Context,
  { definitions, read }: ToolFamily,
  shopId: number,
  toolId: string,
): Promise<ExperimentResult | null> {
  return inShop(ctx.db, shopId, async (tx) => {
    const found = await findTool(tx, definitions, { shopId, toolId });
    if (!found) throw new AppError('NOT_FOUND', { field: 'id' });
    const row = await findExperiment(tx, { shopId, toolId });
    const shop = await getShop(tx, shopId);
    const settings = row && read({ ...found.row, settings: row.settings }, shop);
    if (row === null || !settings) return null;
    const arms = await countArms(tx, row);
    const [a, b] = [sharesOf(arms, 'A'), sharesOf(arms, 'B')];
    const result: Omit<ExperimentResult, 'inWords'> = {
      id: row.experiment_id,
      beganAt: row.began_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      kept: row.kept === 'A' || row.kept === 'B' ? row.kept : null,
      holdOutPercent: row.hold_out_percent,
      states: statesOfSettings(settings),
      arms,
      difference: shareDifference(a, b),
      winner: winnerOf(a, b),
    };
    return { ...result, inWords: describeExperiment(result) };
  });
}

async function countArms(
  tx: Tx,
  { shop_id: shopId, experiment_id: experimentId }: ExperimentRow,
): Promise<ExperimentArm[]> {
  const rows = await tx
    .selectFrom('experiment_visitors')
    .select((eb) => [
      'arm',
      eb.fn.countAll<string>().as('visitors'),
      eb.fn.count<string>('opted_in_at').as('opt_ins'),
    ])
    .where('shop_id', '=', shopId)
    .where('experiment_id', '=', experimentId)
    .groupBy('arm')
    .execute();
  return ARMS.map((arm) => {
    const row = rows.find((one) => one.arm === arm);
    const [visitors, optIns] = [Number(row?.visitors ?? 0), Number(row?.opt_ins ?? 0)];
    const shares = { did: optIns, of: visitors };
    return { arm, visitors, optIns, share: shareOf(shares), interval: shareInterval(shares) };
  });
}

function sharesOf(arms: readonly ExperimentArm[], name: 'A' | 'B'): Shares {
  const arm = arms.find((one) => one.arm === name);
  return { did: arm?.optIns ?? 0, of: arm?.visitors ?? 0 };
}
