import { sql } from 'kysely';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import { createMessages } from '#features/engine/messaging/server/index.ts';
import { findSenderId } from '#features/foundations/channels/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { noteShopWrote } from '#features/foundations/subscribers/server/talks-api.ts';
import { variableLabel } from '#features/foundations/templates/contract/built-in-variables.ts';
import { fillBody } from '#features/foundations/templates/contract/template-definition.ts';
import {
  findMerchantTemplate,
  listMerchantTemplates,
  type MerchantTemplate,
} from '#features/foundations/templates/server/index.ts';
import { findPerson } from '#features/product/people/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ReplyTemplate } from '../contract/template-reply-calls.ts';
import { canReplyWith, knownValue, toTemplateReply, type ReplyFacts } from '../rules/template-reply.ts';

/** A template that may wait for the end of quiet hours is of no use later. */
const LIFETIME_MS = 24 * 3600 * 1000;

/** Returns the templates that the shop's number can send to a person, those in the person's language first. */
export async function listReplyTemplates(
  tx: Tx,
  shopId: number,
  subscriberId: string,
): Promise<ReplyTemplate[]> {
  const person = await findPerson(tx, shopId, subscriberId);
  const senderId = person.channel === 'WA' ? await findSenderId(tx, shopId, 'WA') : null;
  if (senderId === null) return [];
  const templates = await listMerchantTemplates(tx, shopId);
  const facts = await readFacts(tx, shopId, person);
  const [language = ''] = person.locale?.split(/[-_]/u) ?? [];
  const isTheirs = ({ language: one }: MerchantTemplate) => one.startsWith(language);
  return templates
    .filter((template) => isUsable(template, senderId))
    .toSorted((one, other) => Number(isTheirs(other)) - Number(isTheirs(one)))
    .map(({ templateId, definition }) => ({
      templateId,
      name: definition.name,
      language: definition.language,
      isMarketing: definition.category === 'MARKETING',
      body: definition.body,
      values: definition.variables.map(({ name }) => ({
        label: variableLabel(name),
        value: knownValue(name, facts),
      })),
    }));
}

function isUsable({ definition, standings }: MerchantTemplate, senderId: string): boolean {
  const isApproved = standings.some((one) => one.senderId === senderId && one.status === 'ENABLED');
  return isApproved && canReplyWith(definition);
}

interface Identifiers {
  first_name: string | null;
  phone_e164: string | null;
  email_key: string | null;
  customer_id: string | null;
}

async function readFacts(tx: Tx, shopId: number, person: Identifiers): Promise<ReplyFacts> {
  const { name } = await getShop(tx, shopId);
  const { phone_e164: phone, email_key: email, customer_id: customer } = person;
  const latestBy = (column: 'phone_e164' | 'email_key' | 'customer_id', value: string | null) => sql`
    (select name, store_created_at from orders where shop_id = ${shopId} and ${sql.ref(column)} = ${value}
      order by store_created_at desc limit 1)`;
  const { rows } = await sql<{ name: string }>`
    select name from (${latestBy('phone_e164', phone)} union all ${latestBy('email_key', email)}
      union all ${latestBy('customer_id', customer)}) latest
    order by store_created_at desc limit 1`.execute(tx);
  return { firstName: person.first_name, orderName: rows[0]?.name ?? null, shopName: name };
}

interface Written {
  shopId: number;
  subscriberId: string;
  /** The browser's own id of what it asks: asked twice, it is sent once. */
  requestId: string;
  writer: { userId: string | null; person: string | null };
  templateId: string;
  values: readonly string[];
}

/**
 * Queues a template to a person. The gate checks it before sending: consent for marketing, and that nobody who opted out
 * gets one. Throws NOT_FOUND, TEXT_EMPTY, TEMPLATE_NOT_APPROVED, SENDER_NOT_CONNECTED.
 */
export async function replyByTemplate(
  ctx: Pick<Context, 'clock' | 'events'>,
  tx: Tx,
  { shopId, subscriberId, requestId, writer, templateId, values: typed }: Written,
): Promise<string> {
  const now = ctx.clock.now();
  const person = await findPerson(tx, shopId, subscriberId);
  const senderId = await findSenderId(tx, shopId, 'WA');
  if (person.channel !== 'WA' || senderId === null) throw new AppError('SENDER_NOT_CONNECTED');
  const template = await findMerchantTemplate(tx, shopId, templateId);
  if (!template) throw new AppError('NOT_FOUND', { field: 'templateId' });
  if (!isUsable(template, senderId)) throw new AppError('TEMPLATE_NOT_APPROVED');
  const { definition } = template;
  const values = definition.variables.map((_, at) => typed[at]?.replaceAll(/\s+/gu, ' ').trim() ?? '');
  if (values.includes('')) throw new AppError('TEXT_EMPTY', { field: 'values' });
  const messageKey = `direct:${requestId}`;
  const [messageId] = await createMessages(ctx, tx, [
    {
      shopId,
      messageKey,
      senderId,
      subscriberId: person.subscriber_id,
      channel: 'WA',
      purpose: definition.category === 'MARKETING' ? 'marketing' : 'utility',
      source: { kind: 'service', type: 'direct', id: null },
      sourceEvent: requestId,
      sourceAt: now,
      content: toTemplateReply(definition, values),
      discount: null,
      discountCode: null,
      links: {},
      priority: PRIORITY.service,
      dueAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    },
  ]);
  if (messageId === undefined) return findSent(tx, shopId, messageKey);
  await noteShopWrote(tx, { shop_id: shopId, subscriber_id: person.subscriber_id }, now);
  const answered = {
    shopId,
    subscriberId: person.subscriber_id,
    channel: 'WA',
    messageId,
    ...writer,
  } as const;
  await ctx.events.publish(tx, 'personAnswered', {
    ...answered,
    text: fillBody(definition, values),
    at: now,
  });
  return messageId;
}

async function findSent(tx: Tx, shopId: number, messageKey: string): Promise<string> {
  const row = await tx
    .selectFrom('message_keys')
    .select('message_id')
    .where('shop_id', '=', shopId)
    .where('message_key', '=', messageKey)
    .executeTakeFirstOrThrow();
  return row.message_id;
}
