import { sql } from 'kysely';
import { delaySeconds } from '#features/product/flows/rules/flow/delay-seconds.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf } from '#platform/http/call.ts';
import type { tryOnPast } from '../../contract/past-calls.ts';
import { AttributeFault, changeSettings } from '../../rules/drip-attributes.ts';
import { findStep, type Step } from '../engine/step-queries.ts';
import type { Tried } from './in-past.ts';

type Given = Pick<BodyOf<typeof tryOnPast>, 'drips' | 'delays' | 'holdOutPercent'>;

/** A drip with the settings on the screen, saved or not, and its wait. */
export interface ScreenStep {
  step: Step;
  delaySeconds: number;
}

interface DripRow {
  drip_id: string;
  delay_seconds: number;
}

/**
 * Returns the drips that the campaign would send while it is on, with unsaved settings. Throws PERCENTAGE_INVALID and
 * MALFORMED_REQUEST like a save.
 */
export async function listScreenSteps(tx: Tx, tried: Tried, given: Given): Promise<ScreenStep[]> {
  const { rows } = await sql<DripRow>`
    select drip_id, delay_seconds from drips
    where shop_id = ${tried.shopId} and channel = ${tried.channel} and type = ${tried.type} and is_enabled
    order by drip_index`.execute(tx);
  const steps: ScreenStep[] = [];
  for (const row of rows) {
    const stored = await findStep(tx, tried.shopId, row.drip_id);
    if (stored) steps.push(withGiven(row, stored, given));
  }
  return steps;
}

function withGiven(row: DripRow, stored: Step, { drips, delays, holdOutPercent }: Given): ScreenStep {
  const typed = drips.find(({ dripId }) => dripId === row.drip_id)?.attributes;
  const delay = delays.find(({ dripId }) => dripId === row.drip_id)?.timeBox;
  return {
    step: {
      ...stored,
      // The replay treats the campaign as on.
      isOn: true,
      settings: typed ? readTyped(stored, typed) : stored.settings,
      holdOutPercent: holdOutPercent ?? stored.holdOutPercent,
    },
    delaySeconds: delay ? delaySeconds(delay) : row.delay_seconds,
  };
}

function readTyped({ settings }: Step, typed: Given['drips'][number]['attributes']): Step['settings'] {
  try {
    return changeSettings(settings, typed);
  } catch (error) {
    if (!(error instanceof AttributeFault)) throw error;
    throw new AppError(error.isPercentage ? 'PERCENTAGE_INVALID' : 'MALFORMED_REQUEST', {
      field: error.field,
    });
  }
}
