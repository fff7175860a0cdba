import { makeCall } from '#platform/http/browser/make-call.ts';
import { logOut, logOutEverywhere } from '../contract/session-calls.ts';

/** Ends the session and goes to the home page with a full load, which drops all cached data. Throws on failure. */
export async function leave(): Promise<void> {
  await makeCall(logOut, {});
  location.assign('/');
}

/** Ends the shop's sessions in every browser and goes to the home page. Throws on failure. */
export async function leaveEverywhere(): Promise<void> {
  await makeCall(logOutEverywhere, {});
  location.assign('/');
}
