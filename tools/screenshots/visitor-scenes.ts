import type { Page } from '@playwright/test';
import { neverAnswer, refuse } from './answer-with.ts';
import type { Scene } from './scene.ts';

const REFRESH = '/getPages/refreshPageAccessToken';
const INVITATION = {
  shopName: 'Bluebell Tea',
  email: 'ada@wren.example',
  role: 'marketer',
  isKnown: false,
};
const NEW_SHOP = { facebook_onboarded_at: 'null' };
const atStep = (step: number) => (page: Page) =>
  page.addInitScript(`sessionStorage.setItem('bellbird-onboarding-step', '${step}')`);

/** The pages before the dashboard, and the pages without it. */
export const visitorScenes: readonly Scene[] = [
  { name: 'landing', path: '/', by: 'visitor' },
  { name: 'login-refused', path: '/?error=LOGIN_REFUSED', by: 'visitor' },
  {
    name: 'login-address',
    path: '/',
    by: 'visitor',
    async act(page) {
      await page.getByRole('textbox', { name: /store address/i }).fill('www.demo.myshopify.com');
      await page.getByRole('button', { name: 'Login with Shopify' }).click();
    },
  },
  {
    name: 'server-unreachable',
    path: '/',
    by: 'visitor',
    prepare: (page) => refuse(page, '/auth/login/success', 500, 'INTERNAL'),
  },
  {
    name: 'spinner',
    path: '/dashboard',
    by: 'visitor',
    shows: (page) => page.getByLabel('Bellbird is loading'),
    prepare: (page) => neverAnswer(page, '/auth/login/success'),
  },
  { name: 'not-found', path: '/nowhere', by: 'visitor' },
  { name: 'error', path: '/error', by: 'visitor' },
  { name: 'gallery', path: '/gallery' },
  { name: 'join-cut', path: '/join', by: 'visitor' },
  {
    name: 'join',
    path: '/join#a-token-of-an-invitation',
    by: 'visitor',
    prepare: (page) => page.route('**/auth/getInvitation', (route) => route.fulfill({ json: INVITATION })),
  },
  {
    name: 'join-expired',
    path: '/join#a-token-of-an-invitation',
    by: 'visitor',
    prepare: (page) => refuse(page, '/auth/getInvitation', 410, 'INVITATION_EXPIRED'),
  },
  { name: 'log-in', path: '/log-in', by: 'visitor' },
  { name: 'log-in-link', path: '/log-in#a-token-of-a-login-link', by: 'visitor' },
  { name: 'refresh-lost', path: '/refreshFacebook', by: 'visitor' },
  { name: 'refresh-visitor', path: '/refreshFacebook?pageId=1', by: 'visitor' },
  {
    name: 'refresh-refreshing',
    path: '/refreshFacebook?pageId=1',
    prepare: (page) => neverAnswer(page, REFRESH),
  },
  {
    name: 'refresh-refreshed',
    path: '/refreshFacebook?pageId=1',
    prepare: (page) => page.route(`**${REFRESH}`, (route) => route.fulfill({ json: { refreshed: true } })),
  },
  {
    name: 'refresh-not-authorized',
    path: '/refreshFacebook?pageId=1',
    prepare: (page) => refuse(page, REFRESH, 506, 'FACEBOOK_NOT_AUTHORIZED'),
  },
  {
    name: 'refresh-logged-out',
    path: '/refreshFacebook?pageId=1',
    prepare: (page) => refuse(page, REFRESH, 424, 'FACEBOOK_LOGGED_OUT'),
  },
  {
    name: 'refresh-error',
    path: '/refreshFacebook?pageId=1',
    prepare: (page) => refuse(page, REFRESH, 502, 'PARTNER_FAILED'),
  },
  { name: 'onboarding-0', path: '/onboarding', shop: NEW_SHOP },
  { name: 'onboarding-1', path: '/onboarding', shop: NEW_SHOP, prepare: atStep(1) },
  { name: 'onboarding-2', path: '/onboarding', shop: NEW_SHOP, prepare: atStep(2) },
  { name: 'onboarding-3', path: '/onboarding', shop: NEW_SHOP, prepare: atStep(3) },
];
