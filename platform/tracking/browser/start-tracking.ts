import { makeCall } from '#platform/http/browser/make-call.ts';
import { getTrackingSettings } from '../contract/tracking-settings.ts';
import { carryBy, reportFault } from './track.ts';

/** Collects errors, and asks whether tracking is on; the code that sends is loaded only then. */
export async function startTracking(): Promise<void> {
  addEventListener('error', (event) => reportFault(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => reportFault(event.reason));
  const settings = await makeCall(getTrackingSettings, {}).catch(() => null);
  if (settings === null || (settings.posthog === null && settings.sentryDsn === null)) return carryBy(null);
  const { openCarrier } = await import('./carrier.ts');
  carryBy(openCarrier(settings));
}
