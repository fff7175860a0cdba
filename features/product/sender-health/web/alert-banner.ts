import type { ResponseOf } from '#platform/http/call.ts';
import type { getSenderAlerts } from '../contract/sender-alerts.ts';
import { SENDER_ALERTS } from '../contract/sender-alerts.ts';
import { asSentence } from '../rules/as-sentence.ts';
import { texts } from '../texts/en.ts';

type Alert = ResponseOf<typeof getSenderAlerts>['alerts'][number];

/** Returns the alert for the line above every page, or null. A lost page has its own line. */
export function bannerOf(alerts: readonly Alert[]): { id: string; text: string } | null {
  const shown = alerts.filter(({ channel, alert }) => channel === 'WA' || alert === 'receiptsLate');
  const [worst] = shown.toSorted(
    (one, other) => SENDER_ALERTS.indexOf(one.alert) - SENDER_ALERTS.indexOf(other.alert),
  );
  return worst ? { id: `sender-${worst.alert}`, text: textOf(worst) } : null;
}

/** Every page loads this, so no placeholders have to be filled here. */
function textOf({ channel, alert, reason }: Alert): string {
  if (alert === 'receiptsLate') return texts.banner.receiptsLate[channel];
  const text = texts.banner[alert];
  return alert === 'stopped' && reason ? `${text} ${asSentence(reason)}` : text;
}
