import { expect, it } from 'vitest';
import { isIdField, isPrivateField, redactText } from './redact-text.ts';

it.each([
  ['Key (shop_id, wa_id)=(1, 4915215550111)', 'Key (shop_id, wa_id)=(1, …)'],
  ['mail eva@example.com; token EAAGabc123', 'mail …@…; token EAA…'],
  ['<eva.m+shop@mail.example.co.uk>', '<…@…>'],
  ['no such number: +4915112345678', 'no such number: +…'],
  ['+49 (1521) 555-0111 is taken', '+… is taken'],
  ['4915215550111', '…'],
  ['shpat_1a2b3c4d and shpua_9f8e7d6c', 'shpat_… and shpua_…'],
  ['authorization: Bearer abc.def-123', 'authorization: Bearer …'],
  [
    'GET https://graph.example/me?access_token=abc123&fields=id',
    'GET https://graph.example/me?access_token=…&fields=id',
  ],
  [
    '/auth/callback?code=s3cret&shop=wren.myshopify.com&hmac=ab12',
    '/auth/callback?code=…&shop=wren.myshopify.com&hmac=…',
  ],
])('masks %s', (text, masked) => {
  expect(redactText(text)).toBe(masked);
});

it.each([
  ['one of our ids', 'message 0198c0de-0000-7000-8000-123456789012 not stored'],
  ['a moment', 'since 2026-11-20T12:00:00.000Z'],
  ['a line of code', 'at applyFacts (file:///app/server.mjs:155479:22)'],
  ['an IP address', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['a decimal number', '0.1234567890123 of all'],
  ['a version', 'PostgreSQL 18.1, node v26.2.0'],
  ['a constraint', 'duplicate key value violates unique constraint "subscribers_shop_id_wa_id_key"'],
  ['a count', '123456789 rows'],
])('leaves %s', (_what, text) => {
  expect(redactText(text)).toBe(text);
});

it('scans a long text in linear time', () => {
  const long = `${'y'.repeat(200_000)} eva@example.com ${'9'.repeat(200_000)} + = _ EAA`;
  expect(redactText(long)).not.toContain('eva@');
});

it.each([
  'wa_id',
  'waId',
  'psid',
  'bsuid',
  'access_token',
  'shopperToken',
  'firstName',
  'first_name',
  'phone',
  'phoneE164',
  'email',
  'customerEmail',
  'apiKey',
  'api_key',
  'appSecret',
  'cookie',
  'set-cookie',
  'authorization',
  'timerKey',
  'profileName',
])('writes no field %s', (name) => {
  expect(isPrivateField(name)).toBe(true);
});

it.each([
  'shopId',
  'messageId',
  'phoneNumberId',
  'mailId',
  'hostname',
  'tableName',
  'templateName',
  'name',
  'key',
  'jobName',
  'loop',
  'providerId',
  'code',
  'reason',
  'constraint',
  'schema',
  'table',
  'column',
  'isGivenUp',
  'shopUrl',
])('writes the field %s', (name) => {
  expect(isPrivateField(name)).toBe(false);
});

it('recognizes ids by their field names', () => {
  expect(['orderId', 'order_id', 'messageIds', 'id'].filter((name) => !isIdField(name))).toEqual([]);
  expect(['paid', 'reason', 'grid2'].filter(isIdField)).toEqual(['paid']);
});
