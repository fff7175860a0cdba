import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { codConfirmation } from '../../campaigns/cod-confirmation/definition.ts';
import { questionFlow } from '../../campaigns/cod-confirmation/questions.ts';
import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { listTesters as listTestersCall, sendCodTest, sendTestMessage } from '../../contract/test-calls.ts';
import { readTestRef } from '../../rules/test-ref.ts';
import { listTesters } from './list-testers.ts';
import { testCampaign } from './test-campaign.ts';

/** A shop's message to test, and the typed number. */
export interface TestAsked {
  shopId: number;
  phoneNumber: string;
  sourceId: string;
}

/**
 * Sends a message as a test. Refuses messages of others with NOT_FOUND. The program that starts the server knows all
 * senders of tests.
 */
export type TestMessage = (ctx: Context, asked: TestAsked) => Promise<string>;

interface TestMeans {
  campaigns: readonly CampaignDefinition[];
  /** Asked in this order for messages of no campaign. */
  others: readonly TestMessage[];
}

/** Registers the calls that test messages. */
export function registerTestRoutes(bind: CallBinder, ctx: Context, { campaigns, others }: TestMeans): void {
  bind.merchant(sendTestMessage, async ({ session, body }) => {
    const { shopId, shopUrl, facebookPageId } = session;
    const { channel, entry, flowId, nodes } = body;
    const [event] = entry;
    const [message] = event?.messaging ?? [];
    const about = readTestRef(message?.optin.ref ?? '');
    if (!event || !message || !about) throw new AppError('MALFORMED_REQUEST', { field: 'entry' });
    const pageId = channel === 'WA' ? shopUrl : facebookPageId;
    if (about.shopUrl !== shopUrl || [event.id, message.recipient.id].some((one) => one !== pageId))
      throw new AppError('OTHER_SHOP', { field: 'entry' });
    const { sourceId } = about;
    const tried = { shopId, what: { sourceId }, flowId, nodes };
    if (channel === 'FB') {
      const to = { channel, subscriberId: message.sender.id };
      return { messageId: await testCampaign(ctx, { ...tried, to }, campaigns) };
    }
    const ofCampaign: TestMessage = (context, { phoneNumber }) =>
      testCampaign(context, { ...tried, to: { channel, phoneNumber } }, campaigns);
    const asked = { shopId, phoneNumber: message.sender.id, sourceId };
    return { messageId: await testByFirst(ctx, asked, [ofCampaign, ...others]) };
  });
  bind.merchant(sendCodTest, async ({ session: { shopId }, body }) => {
    const { phoneNumber, enablePrepaid, enableCancel } = body;
    const what = { type: codConfirmation.type, flowKey: questionFlow(enableCancel, enablePrepaid) };
    const to = { channel: 'WA' as const, phoneNumber };
    return { messageId: await testCampaign(ctx, { shopId, to, what }, campaigns) };
  });
  bind.merchant(listTestersCall, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, async (tx) => ({
      testers: (await listTesters(ctx, tx, shopId)).map((one) => ({
        ...one,
        wroteAt: one.wroteAt.toISOString(),
      })),
    })),
  );
}

/** The first one that knows the message sends it. */
async function testByFirst(ctx: Context, asked: TestAsked, testers: readonly TestMessage[]): Promise<string> {
  for (const test of testers)
    try {
      return await test(ctx, asked);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    }
  throw new AppError('NOT_FOUND', { field: 'entry' });
}
