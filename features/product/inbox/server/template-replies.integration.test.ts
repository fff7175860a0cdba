import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addOrders } from '#tools/test-environment/seeds/add-orders.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { insertTemplate } from '#tools/test-environment/seeds/insert-template.ts';
import { OWNER_ID } from '../rules/member-id.ts';
import { noteAnswer } from './note-answer.ts';
import { findThread } from './read-threads.ts';
import { listReplyTemplates, replyByTemplate } from './template-replies.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const opened = useTestDatabase();
let shopId: number;
let senderId: string;
let mira: string;

beforeEach(async () => {
  shopId = await insertShop(opened.db);
  senderId = await insertSender(opened.db, shopId);
  mira = await addSubscriber(opened.db, shopId, { phone: '+4915215550101', firstName: 'Mira' });
});

const run = <Result>(work: (tx: Tx) => Promise<Result>) => inShop(opened.db, shopId, work);
const list = () => run((tx) => listReplyTemplates(tx, shopId, mira));

/** Inserts a template of the merchant with two values. */
async function addTemplate(name: string, status = 'ENABLED', category = 'UTILITY'): Promise<void> {
  await insertTemplate(opened.db, { shopId, senderId, name, category, status });
  await opened.pool.query(
    `update templates set origin = 'merchant', definition = definition || $3::jsonb where shop_id = $1 and name = $2`,
    [
      shopId,
      name,
      JSON.stringify({
        body: 'Hello {{1}}, your order {{2}} is on its way to you.',
        variables: [
          { name: 'firstNameWA', sample: 'Lena' },
          { name: 'order_number', sample: '#1001' },
        ],
      }),
    ],
  );
}

async function send(templateId: string, values: string[], requestId: string = randomUUID()): Promise<string> {
  const events = new EventBus();
  events.on('personAnswered', noteAnswer);
  const ctx = { clock: { now: () => NOW }, events };
  const writer = { userId: null, person: null };
  return run((tx) =>
    replyByTemplate(ctx, tx, { shopId, subscriberId: mira, requestId, writer, templateId, values }),
  );
}

it('offers approved templates with what is known about the person', async () => {
  await addTemplate('on_its_way');
  await addTemplate('not_yet', 'PENDING');
  await addOrders(opened.db, shopId, [{ orderId: '1002', phoneE164: '+4915215550101' }]);
  expect(await list()).toMatchObject([
    { name: 'on_its_way', isMarketing: false, values: [{ value: 'Mira' }, { value: '#1002' }] },
  ]);
});

it('is sent once, as a message of the template’s category, and answers the thread', async () => {
  await addTemplate('on_its_way');
  const [template] = await list();
  const requestId = randomUUID();
  const values = ['Mira', ' #1002 '];
  const sent = await send(template?.templateId ?? '', values, requestId);
  expect(await send(template?.templateId ?? '', values, requestId)).toBe(sent);
  const { rows } = await opened.pool.query('select purpose, content from messages where shop_id = $1', [
    shopId,
  ]);
  expect(rows).toMatchObject([
    {
      purpose: 'utility',
      content: { templateName: 'on_its_way', body: [{ text: 'Mira' }, { text: '#1002' }] },
    },
  ]);
  const thread = await run((tx) => findThread(tx, { shopId, memberId: OWNER_ID, subscriberId: mira }));
  expect(thread).toMatchObject({
    state: 'answered',
    excerpt: 'Hello Mira, your order #1002 is on its way to you.',
  });
});

it('is refused without a value, and if the template is not approved', async () => {
  await addTemplate('on_its_way');
  const [template] = await list();
  const templateId = template?.templateId ?? '';
  await expect(send(templateId, ['Mira', ' '])).rejects.toMatchObject({ code: 'TEXT_EMPTY' });
  await expect(send(randomUUID(), [])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await opened.pool.query(`update template_submissions set status = 'PAUSED' where shop_id = $1`, [shopId]);
  await expect(send(templateId, ['Mira', '#1002'])).rejects.toMatchObject({ code: 'TEMPLATE_NOT_APPROVED' });
});
