import { TemplateContent } from '#features/engine/messaging/contract/content/whatsapp-template-content.ts';
import { fillContent } from '#features/engine/messaging/rules/index.ts';
import { sendTest } from '#features/engine/messaging/server/test-sends-api.ts';
import { findSenderId } from '#features/foundations/channels/server/index.ts';
import { BROADCASTS_FLAG } from '#features/foundations/plans/contract/broadcasts-flag.ts';
import { requireFeature } from '#features/foundations/plans/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { namelessIn } from '#features/foundations/templates/contract/nameless.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { FIRST_NAME } from '../contract/broadcast.ts';
import { FIRST_NAME_VALUE, toBroadcastContent } from '../rules/to-broadcast-content.ts';
import { sendable } from './broadcast-templates.ts';
import { supportNumberOf, textsOf } from './check-schedule.ts';
import { linksOf } from './start/links-of.ts';
import { findBroadcast } from './stored-broadcast.ts';

interface Tried {
  shopId: number;
  broadcastId: string;
  phoneE164: string;
  arm: 'A' | 'B';
}

/**
 * Sends the present content of a broadcast to a number that the merchant typed, as a test. Returns the message's id.
 * Throws the errors of `sendTest`, FEATURE_LOCKED, DETAILS_NOT_FILLED without a template, and TEMPLATE_NOT_APPROVED.
 */
export async function writeTestSend(
  ctx: Pick<Context, 'clock' | 'settings'>,
  tx: Tx,
  { shopId, broadcastId, phoneE164, arm }: Tried,
): Promise<string> {
  await requireFeature(tx, shopId, BROADCASTS_FLAG);
  const row = await findBroadcast(tx, shopId, broadcastId);
  const senderId = await findSenderId(tx, shopId, 'WA');
  if (senderId === null) throw new AppError('SENDER_NOT_CONNECTED');
  const text = (await textsOf(tx, row)).find((one) => one.arm === arm);
  if (!text) throw new AppError('DETAILS_NOT_FILLED');
  const [variant] = sendable(text.chosen.variants, senderId);
  if (!variant) throw new AppError('TEMPLATE_NOT_APPROVED');
  const shop = await getShop(tx, shopId);
  const { definition, language } = variant;
  const { attributes } = text;
  const supportNumber = await supportNumberOf(tx, row);
  const content = toBroadcastContent(definition, {
    attributes: orSamples(attributes, definition),
    supportNumber,
  });
  const nameless = attributes[FIRST_NAME] || namelessIn(language);
  return sendTest(ctx, tx, {
    shopId,
    channel: 'WA',
    to: { phoneE164 },
    purpose: 'marketing',
    source: { type: 'broadcast', id: broadcastId },
    content: TemplateContent.parse(
      JSON.parse(fillContent(JSON.stringify(content), [FIRST_NAME_VALUE], [nameless])),
    ),
    links: linksOf(definition, { attributes, shop, broadcastName: row.name }),
  });
}

/** Values that are not filled in yet get their sample. */
function orSamples(
  attributes: Record<string, string>,
  { variables }: { variables: readonly { name: string; sample: string }[] },
): Record<string, string> {
  const samples = Object.fromEntries(variables.map(({ name, sample }) => [name, sample]));
  const given = Object.entries(attributes).filter(([, value]) => value.trim() !== '');
  return { ...samples, ...Object.fromEntries(given) };
}
