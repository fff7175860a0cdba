import { TemplateContent } from '#features/engine/messaging/contract/content/whatsapp-template-content.ts';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import { fillContent } from '#features/engine/messaging/rules/index.ts';
import { createMessages } from '#features/engine/messaging/server/index.ts';
import { findAttributes, findSenderId } from '#features/foundations/channels/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { namelessIn } from '#features/foundations/templates/contract/nameless.ts';
import { findMerchantTemplate, type MerchantTemplate } from '#features/foundations/templates/server/index.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { OFFER_TEXT } from '../contract/broadcast.ts';
import { readAddress } from '../rules/read-address.ts';
import { needsOf } from '../rules/template-needs.ts';
import { FIRST_NAME_VALUE, toBroadcastContent } from '../rules/to-broadcast-content.ts';
import { sendable } from './broadcast-templates.ts';
import { linksOf } from './start/links-of.ts';

/** What a single send needs to know about a template. */
export interface TemplateToSend {
  /** The variables that the sender of the message fills. Names and the support number are filled by Bellbird. */
  variables: { name: string; sample: string }[];
  /** The links whose address can be set. */
  links: string[];
  /** Whether it may be sent from this number now. */
  isSendable: boolean;
}

/** Returns what has to be given to send a template from a number. */
export function needsOfTemplate(template: MerchantTemplate, senderId: string | null): TemplateToSend {
  const { definition } = template;
  const needs = needsOf(definition);
  const samples = new Map(definition.variables.map(({ name, sample }) => [name, sample]));
  const names = [...needs.variables, ...(needs.wantsOfferText ? [OFFER_TEXT] : [])];
  return {
    variables: names.map((name) => ({ name, sample: samples.get(name) ?? '' })),
    links: needs.links.map(({ link }) => link),
    isSendable: senderId !== null && sendable([template], senderId).length > 0,
  };
}

interface SingleSend {
  shopId: number;
  subscriberId: string;
  templateId: string;
  /** The value of each variable, and the address of a link. */
  values: Readonly<Record<string, string>>;
  /** The type of the message's source. */
  source: string;
}

/** After this time, a message that a rule still holds back is dropped as stale. */
const SENT_WITHIN_MS = DAY_MS;

/**
 * Queues one of the shop's templates to one person on WhatsApp, and returns the message's id. The gate checks consent and
 * all other rules when it is sent. Throws NOT_FOUND for an unknown template or a person who is not on WhatsApp,
 * SENDER_NOT_CONNECTED, TEMPLATE_NOT_APPROVED, and TEMPLATE_VARIABLES_NOT_FILLED with the name of the variable.
 */
export async function sendTemplateTo(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, subscriberId, templateId, values, source }: SingleSend,
): Promise<string> {
  const senderId = await findSenderId(tx, shopId, 'WA');
  if (senderId === null) throw new AppError('SENDER_NOT_CONNECTED');
  const template = await findMerchantTemplate(tx, shopId, templateId);
  if (!template) throw new AppError('NOT_FOUND', { field: 'templateId' });
  if (sendable([template], senderId).length === 0) throw new AppError('TEMPLATE_NOT_APPROVED');
  requireValues(template, senderId, values);
  const person = await findPerson(tx, shopId, subscriberId);
  const now = ctx.clock.now();
  const sourceEvent = timeOrderedId(now);
  const [messageId] = await createMessages(ctx, tx, [
    {
      shopId,
      messageKey: `${source}:${sourceEvent}`,
      senderId,
      subscriberId,
      channel: 'WA',
      purpose: template.definition.category === 'UTILITY' ? 'utility' : 'marketing',
      source: { kind: 'service', type: source, id: null },
      sourceEvent,
      sourceAt: now,
      ...(await contentFor(tx, shopId, { template, values, firstName: person.first_name })),
      discount: null,
      discountCode: null,
      priority: PRIORITY.transactional,
      dueAt: now,
      expiresAt: new Date(now.getTime() + SENT_WITHIN_MS),
    },
  ]);
  if (messageId === undefined) throw new Error('A new message has a key that was used before.');
  return messageId;
}

/** Refuses a send without the value of a variable, or with an address of a link that is none. */
function requireValues(template: MerchantTemplate, senderId: string, values: SingleSend['values']): void {
  const { variables, links } = needsOfTemplate(template, senderId);
  const wrong =
    variables.find(({ name }) => (values[name] ?? '').trim() === '')?.name ??
    links.find((link) => values[link] !== undefined && readAddress(values[link]) === null);
  if (wrong !== undefined) throw new AppError('TEMPLATE_VARIABLES_NOT_FILLED', { field: `values.${wrong}` });
}

async function findPerson(
  tx: Tx,
  shopId: number,
  subscriberId: string,
): Promise<{ first_name: string | null }> {
  const row = await tx
    .selectFrom('subscribers')
    .select('first_name')
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', subscriberId)
    .where('channel', '=', 'WA')
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', { field: 'personId' });
  return row;
}

interface Filling {
  template: MerchantTemplate;
  values: SingleSend['values'];
  firstName: string | null;
}

async function contentFor(tx: Tx, shopId: number, { template, values, firstName }: Filling) {
  const { definition, language } = template;
  const attributes = { ...values };
  const content = toBroadcastContent(definition, {
    attributes,
    supportNumber: await ownSupportNumber(tx, shopId),
  });
  const filled = fillContent(
    JSON.stringify(content),
    [FIRST_NAME_VALUE],
    [firstName || namelessIn(language)],
  );
  return {
    content: TemplateContent.parse(JSON.parse(filled)),
    links: linksOf(definition, { attributes, shop: await getShop(tx, shopId), broadcastName: null }),
  };
}

async function ownSupportNumber(tx: Tx, shopId: number): Promise<string> {
  const { globalSupport } = await findAttributes(tx, shopId);
  return typeof globalSupport === 'string' ? globalSupport : '';
}
