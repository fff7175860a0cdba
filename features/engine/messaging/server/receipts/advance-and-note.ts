import type pg from 'pg';
import { inConnection } from '#platform/database/in-connection.ts';
import { keyOfAdvance, type Advance } from '../../rules/receipts/advance.ts';
import { stepsOf } from '../../rules/receipts/steps-of.ts';
import type { StepListener } from '../steps-api.ts';
import { advanceMessages, type AdvanceHow } from './advance-messages.ts';

interface Noting extends AdvanceHow {
  /** Null if nobody follows the steps of messages. */
  listener: StepListener | null;
  now: Date;
}

/**
 * Moves messages along their states, as `advanceMessages` does. Steps that are wanted are noted in the same transaction;
 * without any, it stays one statement.
 */
export async function advanceAndNote(
  pool: pg.Pool,
  advances: readonly Advance[],
  { listener, now, ...how }: Noting,
): Promise<Advance[]> {
  const isWanted = listener !== null && stepsOf(advances, listener.wants).length > 0;
  if (!isWanted) return advanceMessages(pool, advances, how);
  return inConnection(pool, async (client) => {
    const missing = await advanceMessages(client, advances, how);
    await noteSteps(client, without(advances, missing), { listener, now });
    return missing;
  });
}

/** Notes the wanted steps among advances that are stored. */
export async function noteSteps(
  client: pg.ClientBase,
  advances: readonly Advance[],
  { listener, now }: Pick<Noting, 'listener' | 'now'>,
): Promise<void> {
  const steps = listener === null ? [] : stepsOf(advances, listener.wants);
  if (steps.length > 0) await listener?.note(client, steps, now);
}

function without(advances: readonly Advance[], missing: readonly Advance[]): readonly Advance[] {
  if (missing.length === 0) return advances;
  const keys = new Set(missing.map(keyOfAdvance));
  return advances.filter((advance) => !keys.has(keyOfAdvance(advance)));
}
