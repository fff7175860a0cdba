import { findSenderId } from '#features/channels/server/index.ts';
import { TemplateContent } from '#features/messaging/contract/content/whatsapp-template-content.ts';
import { fillContent, sendTest, type NewTest } from '#features/messaging/server/index.ts';
import { requireFeature } from '#features/plans/server/index.ts';
import { getShop } from '#features/store-data/server/index.ts';
import { namelessIn } from '#features/templates/contract/nameless.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { toE164 } from '#platform/phone/phone-number.ts';
import { BroadcastId, FIRST_NAME } from '../contract/broadcast.ts';
import { FIRST_NAME_VALUE, toBroadcastContent } from '../rules/to-broadcast-content.ts';
import { sendable } from './broadcast-templates.ts';
import { supportNumberOf, textsOf } from './check-schedule.ts';
import { PLAN_FLAG } from './create-broadcast.ts';
import { linksOf } from './start/links-of.ts';
import { findBroadcast } from './stored-broadcast.ts';

interface Tried {
  shopId: number;
  /** The number that it goes to, as it was typed. */
  phoneNumber: string;
  /** The broadcast. */
  sourceId: string;
}

/**
 * Sends what a broadcast would say now to a number that the merchant typed, as a test. Returns the message's id. Refused
 * with NOT_FOUND for what is no broadcast, as `sendTest` does, with FEATURE_LOCKED, PHONE_INVALID, DETAILS_NOT_FILLED
 * without a template, and TEMPLATE_NOT_APPROVED.
 */
export async function sendBroadcastTest(ctx: Context, tried: Tried): Promise<string> {
  // An id of any other form would be refused by the database itself.
  if (!BroadcastId.safeParse(tried.sourceId).success) throw new AppError('NOT_FOUND');
  // Not as the shop's own role, which may store no jobs.
  return ctx.db.transaction().execute(async (tx) => sendTest(ctx, tx, await prepareTest(tx, tried)));
}

async function prepareTest(tx: Tx, { shopId, phoneNumber, sourceId: broadcastId }: Tried): Promise<NewTest> {
  const row = await findBroadcast(tx, shopId, broadcastId);
  await requireFeature(tx, shopId, PLAN_FLAG);
  const shop = await getShop(tx, shopId);
  const phoneE164 = toE164(phoneNumber, shop.country);
  if (phoneE164 === null) throw new AppError('PHONE_INVALID', { field: 'phoneNumber' });
  const senderId = await findSenderId(tx, shopId, 'WA');
  if (senderId === null) throw new AppError('SENDER_NOT_CONNECTED');
  const [text] = await textsOf(tx, row);
  if (!text) throw new AppError('DETAILS_NOT_FILLED');
  const [variant] = sendable(text.chosen, senderId);
  if (!variant) throw new AppError('TEMPLATE_NOT_APPROVED');
  const { definition, language } = variant;
  const { attributes } = text;
  const supportNumber = await supportNumberOf(tx, row);
  const content = toBroadcastContent(definition, {
    attributes: orSamples(attributes, definition),
    supportNumber,
  });
  const nameless = attributes[FIRST_NAME] || namelessIn(language);
  return {
    shopId,
    channel: 'WA',
    to: { phoneE164 },
    purpose: 'marketing',
    source: { type: 'broadcast', id: broadcastId },
    content: TemplateContent.parse(
      JSON.parse(fillContent(JSON.stringify(content), [FIRST_NAME_VALUE], [nameless])),
    ),
    links: linksOf(definition, { attributes, shop, broadcastName: row.name }),
  };
}

/** What is not filled yet is tried out with its sample. */
function orSamples(
  attributes: Record<string, string>,
  { variables }: { variables: readonly { name: string; sample: string }[] },
): Record<string, string> {
  const samples = Object.fromEntries(variables.map(({ name, sample }) => [name, sample]));
  const given = Object.entries(attributes).filter(([, value]) => value.trim() !== '');
  return { ...samples, ...Object.fromEntries(given) };
}
