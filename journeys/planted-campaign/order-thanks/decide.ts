import type { Decision, Effect } from '#features/product/automations/rules/effect.ts';

export interface OrderSeen {
  orderId: string;
  createdAt: Date;
  isCancelled: boolean;
}

export function decideOnEvent({ orderId, createdAt, isCancelled }: OrderSeen): Effect[] {
  const subject = { kind: 'order', id: orderId };
  return isCancelled
    ? [{ kind: 'end', subject, reason: 'orderedSince' }]
    : [{ kind: 'start', subject, from: createdAt }];
}

export function decideOnTimer({ amountMinor }: { amountMinor: number | null }): Decision {
  return amountMinor === 0 ? { kind: 'drop', reason: 'forNothing' } : { kind: 'send' };
}
