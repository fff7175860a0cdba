import type { Context } from '#platform/context.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getSenderAlerts } from '../contract/sender-alerts.ts';
import { getSenderHealth, tryAgain } from '../contract/sending-health.ts';
import { findSenderHealth } from './find-sender-health.ts';
import { findSenderAlerts } from './find-sender-state.ts';
import { tryGivenUpAgain } from './given-up.ts';

/** Registers the calls for the health of senders. */
export function registerSenderHealthRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getSenderHealth, ({ session }) => findSenderHealth(ctx, session.shopId));
  bind.merchant(tryAgain, async ({ session }) => ({ tried: await tryGivenUpAgain(ctx, session.shopId) }));
  bind.merchant(getSenderAlerts, ({ session }) => findSenderAlerts(ctx, session.shopId));
}
