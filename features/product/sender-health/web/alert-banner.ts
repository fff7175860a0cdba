import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import type { getSenderAlerts } from '../contract/sender-alerts.ts';
import { SENDER_ALERTS } from '../contract/sender-alerts.ts';
import { ALERT_LABELS } from '../rules/alert-words.ts';

type Alert = ResponseOf<typeof getSenderAlerts>['alerts'][number];

/** Returns the alert for the line above every page, or null. A lost page has its own line. */
export function bannerOf(alerts: readonly Alert[]): { id: string; text: string } | null {
  const shown = alerts.filter(({ channel, alert }) => channel === 'WA' || alert === 'receiptsLate');
  const [worst] = shown.toSorted(
    (one, other) => SENDER_ALERTS.indexOf(one.alert) - SENDER_ALERTS.indexOf(other.alert),
  );
  if (!worst) return null;
  const { channel, alert, reason } = worst;
  const words = { channel: CHANNEL_LABELS[channel], reason };
  return { id: `sender-${alert}`, text: ALERT_LABELS[alert](words) };
}
