import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { codConfirmation } from '../campaigns/cod-confirmation/definition.ts';
import { questionFlow } from '../campaigns/cod-confirmation/questions.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { sendCodTest, sendTestMessage } from '../contract/test-calls.ts';
import { readTestRef } from '../rules/test-ref.ts';
import { testCampaign } from './test-campaign.ts';

/** The calls that try a campaign's messages out. */
export function registerTestRoutes(
  bind: CallBinder,
  ctx: Context,
  campaigns: readonly CampaignDefinition[],
): void {
  bind.merchant(sendTestMessage, async ({ session: { shopId, shopUrl }, body: { entry } }) => {
    const [event] = entry;
    const [message] = event?.messaging ?? [];
    const about = readTestRef(message?.optin.ref ?? '');
    if (!event || !message || !about) throw new AppError('MALFORMED_REQUEST', { field: 'entry' });
    const named = [event.id, message.recipient.id, about.shopUrl];
    if (named.some((one) => one !== shopUrl)) throw new AppError('OTHER_SHOP', { field: 'entry' });
    const wanted = { shopId, phoneNumber: message.sender.id, what: { sourceId: about.sourceId } };
    return { messageId: await testCampaign(ctx, wanted, campaigns) };
  });
  bind.merchant(sendCodTest, async ({ session: { shopId }, body }) => {
    const { phoneNumber, enablePrepaid, enableCancel } = body;
    const what = { type: codConfirmation.type, flowKey: questionFlow(enableCancel, enablePrepaid) };
    return { messageId: await testCampaign(ctx, { shopId, phoneNumber, what }, campaigns) };
  });
}
