import type { Page } from '@playwright/test';
import { refuse } from './answer-with.ts';
import type { Scene } from './scene.ts';

const CART = '/automation-wa/abandonedCart';
const COD = '/automation-wa/CODConfirmation';
const supportNumber = (value: string) => `insert into whatsapp_attributes (shop_id, attributes, changed_at)
  select shop_id, jsonb_build_object('globalSupport', '${value}'), now() from shops
  on conflict (shop_id) do update set attributes = excluded.attributes`;
const ON = `update campaigns set is_on = true where type = 'abandonedCart' and channel = 'WA'`;
const REJECTED = `update template_submissions set status = 'REJECTED', reason = 'The text promises what it does not say.'
  where name = 'cart_reminder_1_offer'`;

async function switchOn(page: Page): Promise<void> {
  await page.getByRole('switch', { name: NAME }).click({ force: true });
  await page.getByRole('dialog').waitFor();
}
const NAME = 'Abandoned Cart Campaign - Whatsapp';

/** The campaigns of both channels, the steps between a click and a running campaign, and the errors. */
export const campaignScenes: readonly Scene[] = [
  { name: 'campaign-list', path: '/automation-wa' },
  { name: 'campaign-list-fb', path: '/automation' },
  { name: 'campaign-list-buyer', path: '/automation-wa?tab=buyer' },
  {
    name: 'campaign',
    path: CART,
    before: ({ rows }) => rows(supportNumber('49-15215550101')),
  },
  { name: 'campaign-fb', path: '/automation/abandonedCart' },
  {
    name: 'campaign-test',
    path: CART,
    async act(page) {
      await page.getByRole('button', { name: 'Send a test of message 1' }).click();
      await page.getByRole('dialog', { name: 'Send a test' }).waitFor();
    },
  },
  {
    name: 'campaign-cod',
    path: COD,
    async act(page) {
      await page.getByRole('button', { name: 'Bestätigen' }).first().click();
    },
  },
  {
    name: 'campaign-cod-invalid',
    path: COD,
    async act(page) {
      await page.getByRole('switch', { name: 'COD to prepaid', exact: true }).click({ force: true });
      await page.getByLabel('Payment link expires').first().selectOption('delay');
    },
  },
  { name: 'campaign-review', path: '/automation-wa/reviewWA' },
  {
    name: 'campaign-cross-sell',
    path: '/automation-wa/crossSellWA',
    async act(page) {
      await page.getByRole('tab', { name: 'Product recommendation settings' }).click();
    },
  },
  { name: 'campaign-receipt', path: '/automation-wa/orderReceipt' },
  { name: 'campaign-welcome', path: '/automation-wa/visualPopup' },
  { name: 'campaign-switch-on', path: CART, act: switchOn },
  {
    name: 'campaign-invalid',
    path: CART,
    async act(page) {
      await page.getByLabel('Discount percentage').first().fill('150');
      await page.getByLabel('Time of message 1: how many').fill('');
    },
  },
  {
    name: 'campaign-failed',
    path: CART,
    prepare: (page) => refuse(page, '/database/api/dripCampaign/getDripsStatus', 500, 'INTERNAL'),
  },
  { name: 'campaign-no-support', path: CART, before: ({ rows }) => rows(supportNumber('')), act: switchOn },
  {
    name: 'campaign-does-not-send',
    path: '/automation-wa',
    async before({ rows }) {
      await rows(supportNumber('49-15215550101'));
      await rows(ON);
      await rows(REJECTED);
    },
  },
];
