import type { Page } from '@playwright/test';
import { answerWith, neverAnswer, refuse } from './answer-with.ts';
import type { Scene } from './scene.ts';

const SIGN_UP = '/database/onBoardToCS';
const PRO = { plan_name: "'WhatsApp Pro Plan'" };
const FREE = { plan_name: "'Free'" };

async function signUp(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Admin e-mail' }).fill('ada@wren.example');
  await page.getByRole('button', { name: 'Sign up' }).click();
}

async function confirm(page: Page): Promise<void> {
  await signUp(page);
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Customer support, from the locked page to the chat. */
export const supportScenes: readonly Scene[] = [
  { name: 'support-locked', path: '/customerSupport', shop: FREE },
  { name: 'support-sign-up', path: '/customerSupport', shop: PRO },
  { name: 'support-confirm', path: '/customerSupport', shop: PRO, act: signUp },
  {
    name: 'support-failed',
    path: '/customerSupport',
    shop: PRO,
    prepare: (page) => refuse(page, SIGN_UP, 502, 'PARTNER_FAILED'),
    act: confirm,
  },
  {
    name: 'support-signed-up',
    path: '/customerSupport',
    shop: PRO,
    async prepare(page) {
      await page.route(`**${SIGN_UP}*`, (route) => route.fulfill({ json: 'ada@wren.example' }));
      // The chat would open over the page.
      await neverAnswer(page, '/chatwoot/');
    },
    act: confirm,
  },
  {
    name: 'support-open-chat',
    path: '/customerSupport',
    shop: PRO,
    prepare: (page) =>
      answerWith(page, '/database/api/customerSupport/getSettings', 200, {
        chatUrl: 'https://chat.example',
        opensDirectly: true,
        supportEmail: 'support@bellbird.example',
      }),
  },
];
