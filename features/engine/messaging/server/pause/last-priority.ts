import { PRIORITY } from '../../contract/message.ts';

/** Above the priority of every message. The column is a smallint. */
export const LAST_PRIORITY = 32_767;

/**
 * An SQL expression for the last priority that a shop sends now: all, or the confirmations of opt-outs only while the
 * merchant has paused all sending. The index of the outbox by sender and priority leaves out the rest.
 */
export function lastPriority(shopId: string): string {
  return `(case when exists (select from sending_pauses p where p.shop_id = ${shopId}) then ${PRIORITY.optOutConfirmation} else ${LAST_PRIORITY} end)`;
}
