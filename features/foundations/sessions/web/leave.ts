import { makeCall } from '#platform/http/browser/make-call.ts';
import { logOut, logOutEverywhere } from '../contract/session-calls.ts';
import { forgetSavedTarget } from './saved-target.ts';

/** Ends the session and goes to the home page with a full load, which drops all cached data. Throws on failure. */
export async function leave(): Promise<void> {
  await makeCall(logOut, {});
  goHome();
}

/** Ends the shop's sessions in every browser and goes to the home page. Throws on failure. */
export async function leaveEverywhere(): Promise<void> {
  await makeCall(logOutEverywhere, {});
  goHome();
}

function goHome(): void {
  // This tab may notice the end of the session before it is gone. The guard then saves the page for the next login.
  addEventListener('pagehide', forgetSavedTarget, { once: true });
  location.assign('/');
}
