import { sendSlackMessage } from '#features/administration/support/contract/support-calls.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';

export async function sendToTeam(message: string): Promise<void> {
  await makeCall(sendSlackMessage, { body: { message } });
}
