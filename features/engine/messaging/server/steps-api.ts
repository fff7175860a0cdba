import type pg from 'pg';
import type { MessageStep, Step } from '../contract/message-step.ts';

/**
 * Follows the steps of messages, in the transaction that stores them. `wants` is asked for each message and must not
 * read anything.
 */
export interface StepListener {
  wants: (shopId: number, step: Step) => boolean;
  note: (client: pg.ClientBase, steps: readonly MessageStep[], now: Date) => Promise<void>;
}
