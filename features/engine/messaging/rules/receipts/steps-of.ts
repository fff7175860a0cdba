import type { MessageStep, Step } from '../../contract/message-step.ts';
import type { Advance } from './advance.ts';

const STEP_OF = [
  ['sentAt', 'sent'],
  ['deliveredAt', 'delivered'],
  ['readAt', 'read'],
  ['failedAt', 'failed'],
] as const;

/** Returns the steps that advances report, as far as they are wanted. */
export function stepsOf(
  advances: readonly Advance[],
  wants: (shopId: number, step: Step) => boolean,
): MessageStep[] {
  return advances.flatMap((advance) =>
    STEP_OF.flatMap(([moment, step]) => {
      const { shopId, messageId, createdAt } = advance;
      return advance[moment] !== undefined && wants(shopId, step)
        ? [{ shopId, messageId, createdAt, step }]
        : [];
    }),
  );
}
