import { reads, shows, webhook, writes, type MatrixEntry } from './matrix-entry.ts';

/** A program calls it with a key of its shop. */
const byKey: MatrixEntry = { who: 'signed', limit: 'shop', effects: 'none' };
const byKeyWrites: MatrixEntry = { ...byKey, effects: 'rows' };
const byMail: MatrixEntry = { who: 'anyone', limit: 'source', effects: 'rows' };

const CREDENTIAL = { id: 'an-id', rawId: 'an-id', type: 'public-key' };
const SIGNED_CREDENTIAL = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};
const NEW_CREDENTIAL = { ...CREDENTIAL, response: { clientDataJSON: 'e30', attestationObject: 'AA' } };

/**
 * The routes that are open to more people than a shop's own merchant: partners, shoppers, operators, and people who are logging
 * in.
 */
export const PUBLIC_ROUTES: Readonly<Record<string, MatrixEntry>> = {
  'POST /webhooks/shopify': webhook,
  'POST /webhooks/whatsapp': webhook,
  'POST /webhooks/messenger': webhook,
  'POST /webhooks/gupshup/': webhook,
  'GET /webhooks/whatsapp': { ...shows, who: 'signed' },
  'GET /webhooks/messenger': { ...shows, who: 'signed' },
  'GET /l/:code': { who: 'link', limit: 'none', effects: 'rows' },

  'GET /api/v1/openapi.json': shows,
  'GET /api/v1/shop': byKey,
  'GET /api/v1/people': byKey,
  'GET /api/v1/people/:personId': byKey,
  'POST /api/v1/people': byKeyWrites,
  'GET /api/v1/people/:personId/consents': byKey,
  'POST /api/v1/people/:personId/grant-consent': byKeyWrites,
  'POST /api/v1/people/:personId/revoke-consent': byKeyWrites,
  'GET /api/v1/templates': byKey,
  'GET /api/v1/messages': byKey,
  'GET /api/v1/messages/:messageId': byKey,
  'POST /api/v1/messages': byKeyWrites,
  'GET /api/v1/conversations': byKey,
  'GET /api/v1/conversations/:personId/messages': byKey,
  'POST /api/v1/conversations/:personId/reply': byKeyWrites,
  'POST /api/v1/conversations/:personId/close': byKeyWrites,
  'POST /api/v1/conversations/:personId/reopen': byKeyWrites,
  'GET /api/v1/campaigns': byKey,
  'GET /api/v1/broadcasts': byKey,
  'GET /api/v1/segments': byKey,
  'GET /api/v1/orders/credits': byKey,
  'GET /api/v1/people/:personId/events': byKey,
  'GET /api/v1/exports': byKey,
  'GET /api/v1/exports/:exportId': byKey,
  'POST /api/v1/exports': byKeyWrites,

  'GET /operator': { ...shows, who: 'signed' },
  'GET /operator/items': { ...shows, who: 'signed' },
  'GET /operator/acts': { ...shows, who: 'signed' },
  'POST /operator': { who: 'signed', limit: 'size', effects: 'rows' },
  'GET /metrics': { ...shows, who: 'signed' },
  'GET /health/live': shows,
  'GET /health/ready': shows,
  'GET /openapi.json': shows,
  'GET /assets/:name': shows,
  'GET /assets/:language/:name': shows,
  'GET /favicon.svg': shows,
  'GET /touch-icon.png': shows,
  'GET /color-scheme.js': shows,
  'GET /designs/:name': shows,
  'GET /storefront/:name': shows,
  'GET /storefront/fonts/:name': shows,
  'GET /cdn/uploads/:pageId/:kind/:name': { ...shows, who: 'link' },
  'GET /cdn/*': shows,
  'GET /*': shows,
  'GET /database/api/tracking/getSettings': shows,

  'GET /storefront/tools': shows,
  'GET /storefront/embed.js': shows,
  'OPTIONS /storefront/*': shows,
  'POST /storefront/opt-ins': {
    who: 'anyone',
    limit: 'source',
    effects: 'rows',
    fields: {
      phone: '+4915215550178',
      pageAddress: 'https://bluebell.example/',
      visitorId: 'visitor-12345678',
    },
  },
  'POST /storefront/spins': {
    who: 'anyone',
    limit: 'source',
    effects: 'none',
    fields: { toolId: '01a1f8b4-7965-7f06-8434-417d01bc2f37', shopper: 'somebody-12345678' },
  },
  'POST /storefront/visits': {
    who: 'anyone',
    limit: 'source',
    effects: 'rows',
    fields: { shopper: 'somebody-12345678', productId: '1' },
  },
  'POST /storefront/chats': {
    who: 'anyone',
    limit: 'source',
    effects: 'rows',
    fields: { chat: 'somebody-12345678', pageAddress: 'https://bluebell.example/' },
  },
  'POST /storefront/carts': {
    who: 'anyone',
    limit: 'source',
    effects: 'rows',
    fields: { chat: 'somebody-12345678', cart: 'c1' },
  },
  'POST /app-proxy/customer': {
    who: 'signed',
    limit: 'source',
    effects: 'rows',
    fields: { chat: 'somebody-12345678' },
  },
  'POST /storefront/events': { who: 'anyone', limit: 'source', effects: 'rows' },

  'GET /auth/shopify': { who: 'anyone', limit: 'source', effects: 'none' },
  'GET /auth/shopify/callback': { who: 'signed', limit: 'none', effects: 'outside' },
  'GET /auth/login/success': reads,
  'GET /auth/logout': { who: 'anyone', limit: 'none', effects: 'rows' },
  'GET /auth/logins': reads,
  'POST /auth/endLogin': {
    ...writes,
    right: 'view',
    fields: { loginId: '0199f2c4-7a3b-7c1d-8e2f-123456789abc' },
  },
  'POST /auth/logoutEverywhere': { ...writes, right: 'view' },
  'POST /auth/switchShop': {
    ...writes,
    right: 'view',
    fields: { toShopUrl: 'wren-and-willow.myshopify.com' },
  },
  'POST /auth/sendLoginLink': { ...byMail, fields: { email: 'eve@bluebell.example' } },
  'POST /auth/logInByLink': { ...byMail, fields: { token: 'a-token-of-43-characters-that-opens-nothing' } },
  'POST /auth/startPasskeyLogin': byMail,
  'POST /auth/logInByPasskey': { ...byMail, fields: { credential: SIGNED_CREDENTIAL } },
  'POST /auth/startPasskey': { ...writes, right: 'view' },
  'POST /auth/addPasskey': {
    ...writes,
    right: 'view',
    fields: { name: 'Phone', credential: NEW_CREDENTIAL },
  },
  'POST /auth/removePasskey': {
    ...writes,
    right: 'view',
    fields: { passkeyId: '0199f2c4-7a3b-7c1d-8e2f-123456789abc' },
  },
  'POST /auth/finishLogin': { ...byMail, fields: { code: '123456' } },
  'GET /auth/security': reads,
  'POST /auth/startApp': { ...writes, right: 'view' },
  'POST /auth/confirmApp': { ...writes, right: 'view', fields: { code: '123456' } },
  'POST /auth/removeApp': { ...writes, right: 'view', fields: { code: '123456' } },
  'POST /auth/renewRecoveryCodes': { ...writes, right: 'view', fields: { code: '123456' } },
  'POST /auth/getInvitation': { ...byMail, fields: { token: 'a-token-of-43-characters-that-opens-nothing' } },
  'POST /auth/acceptInvitation': {
    ...byMail,
    fields: { token: 'a-token-of-43-characters-that-opens-nothing', name: 'Eve' },
  },
  'GET /auth/loginWays': shows,
  'GET /auth/openid': { who: 'anyone', limit: 'source', effects: 'none' },
  'GET /auth/openid/callback': { who: 'signed', limit: 'source', effects: 'none' },
  'GET /source': shows,
  'GET /docs': shows,
  'GET /docs/help': shows,
  'GET /docs/*': shows,
  'GET /auth/facebook': { who: 'page', limit: 'none', effects: 'none' },
  'GET /auth/facebook/callback': { who: 'page', limit: 'none', effects: 'outside' },
  'GET /auth/facebook/answer.js': shows,
};
