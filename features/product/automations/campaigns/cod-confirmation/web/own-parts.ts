import { makeCall } from '#platform/http/browser/make-call.ts';
import { sendCodTest } from '../../../contract/test-calls.ts';
import type { OwnParts } from '../../../web/own-parts.ts';
import { readUnfinished } from '../settings.ts';
import { CodChat } from './cod-chat.tsx';
import { CodPanel } from './cod-panel.tsx';
import { codProblems } from './cod-problems.ts';

export const codParts: OwnParts = {
  Settings: CodPanel,
  Phone: CodChat,
  problems: codProblems,
  // The test asks the question of the current switches, saved or not.
  sendTest: ({ merchant: { shopUrl }, settings }, phoneNumber) => {
    const { enablePrepaid, enableCancel, paymentActive } = readUnfinished(settings);
    const body = { phoneNumber, enablePrepaid: enablePrepaid && paymentActive, enableCancel, shopUrl };
    return makeCall(sendCodTest, { body });
  },
};
