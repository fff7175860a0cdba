import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { codConfirmation } from '../campaigns/cod-confirmation/definition.ts';
import { questionFlow } from '../campaigns/cod-confirmation/questions.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { sendCodTest, sendTestMessage } from '../contract/test-calls.ts';
import { readTestRef } from '../rules/test-ref.ts';
import { testCampaign } from './test-campaign.ts';

/** A message of a shop that is to be tried out, and the number that it goes to, as it was typed. */
export interface TestAsked {
  shopId: number;
  phoneNumber: string;
  sourceId: string;
}

/**
 * Sends the message of that id as a test; refuses with NOT_FOUND what is none of its own. Whoever starts the server knows
 * who else has messages to try out.
 */
export type TestMessage = (ctx: Context, asked: TestAsked) => Promise<string>;

interface TestMeans {
  campaigns: readonly CampaignDefinition[];
  /** Asked in this order for what no campaign says. */
  others: readonly TestMessage[];
}

/** The calls that try messages out. */
export function registerTestRoutes(bind: CallBinder, ctx: Context, { campaigns, others }: TestMeans): void {
  const ofCampaign: TestMessage = (context, { shopId, phoneNumber, sourceId }) =>
    testCampaign(context, { shopId, phoneNumber, what: { sourceId } }, campaigns);
  bind.merchant(sendTestMessage, async ({ session: { shopId, shopUrl }, body: { entry } }) => {
    const [event] = entry;
    const [message] = event?.messaging ?? [];
    const about = readTestRef(message?.optin.ref ?? '');
    if (!event || !message || !about) throw new AppError('MALFORMED_REQUEST', { field: 'entry' });
    const named = [event.id, message.recipient.id, about.shopUrl];
    if (named.some((one) => one !== shopUrl)) throw new AppError('OTHER_SHOP', { field: 'entry' });
    const asked = { shopId, phoneNumber: message.sender.id, sourceId: about.sourceId };
    return { messageId: await testByFirst(ctx, asked, [ofCampaign, ...others]) };
  });
  bind.merchant(sendCodTest, async ({ session: { shopId }, body }) => {
    const { phoneNumber, enablePrepaid, enableCancel } = body;
    const what = { type: codConfirmation.type, flowKey: questionFlow(enableCancel, enablePrepaid) };
    return { messageId: await testCampaign(ctx, { shopId, phoneNumber, what }, campaigns) };
  });
}

/** The first that knows the message sends it. */
async function testByFirst(ctx: Context, asked: TestAsked, testers: readonly TestMessage[]): Promise<string> {
  for (const test of testers)
    try {
      return await test(ctx, asked);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    }
  throw new AppError('NOT_FOUND', { field: 'entry' });
}
