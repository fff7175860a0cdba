import { makeCall } from '#platform/http/browser/make-call.ts';
import { logOut, logOutEverywhere } from '../contract/session-calls.ts';

/** Ends the session and goes home; a full load forgets all that was read. Throws when it could not be ended. */
export async function leave(): Promise<void> {
  await makeCall(logOut, {});
  location.assign('/');
}

/** Ends the sessions of the shop in every browser and goes home. Throws when they could not be ended. */
export async function leaveEverywhere(): Promise<void> {
  await makeCall(logOutEverywhere, {});
  location.assign('/');
}
