import { makeCall } from '#platform/http/browser/make-call.ts';
import { logOut } from '../contract/session-calls.ts';

/** Ends the session and goes home. A failed logout goes home too, and a full load forgets all that was read. */
export async function leave(): Promise<void> {
  await makeCall(logOut, {}).catch(() => null);
  location.assign('/');
}
