import { sendSlackMessage } from '#features/support/contract/support-calls.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';

/** What is told beside the matter must not stand in its way. */
export function tellTeam(message: string): void {
  void makeCall(sendSlackMessage, { body: { message } }).catch(() => undefined);
}
