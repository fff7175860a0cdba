import { expect, it } from 'vitest';
import { META, MODERN_VERSION } from '../../contract/mcp.ts';
import { readMessage } from './read-message.ts';

const NONE = { version: undefined, method: undefined, name: undefined };
const MODERN = { version: MODERN_VERSION, method: 'tools/call', name: 'get_shop' };
const meta = { [META.version]: MODERN_VERSION, [META.capabilities]: {} };
const request = (params: object = {}) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
const modern = (params: object = {}) => request({ name: 'get_shop', _meta: meta, ...params });

it.each([
  ['an earlier request without a version', request(), NONE, false],
  ['an earlier request', request(), { ...NONE, version: '2025-06-18' }, false],
  ['a modern request', modern(), MODERN, true],
  ['a name in base64', modern({ name: 'köder' }), { ...MODERN, name: '=?base64?a8O2ZGVy?=' }, true],
])('reads %s', (_what, body, headers, isModern) => {
  expect(readMessage(body, headers)).toMatchObject({ kind: 'request', id: 1, isModern });
});

it.each([
  ['an unknown earlier version', request(), { ...NONE, version: '2024-11-05' }, -32022],
  [
    'an unknown modern version',
    modern({ _meta: { ...meta, [META.version]: 'x' } }),
    { ...MODERN, version: 'x' },
    -32022,
  ],
  ['a modern header without its message', request(), MODERN, -32602],
  ['a modern message without its header', modern(), { ...MODERN, version: undefined }, -32020],
  ['two versions', modern(), { ...MODERN, version: '2025-11-25' }, -32020],
  ['another method', modern(), { ...MODERN, method: 'tools/list' }, -32020],
  ['another name', modern(), { ...MODERN, name: 'find_people' }, -32020],
  ['no capabilities', modern({ _meta: { [META.version]: MODERN_VERSION } }), MODERN, -32602],
  ['a batch', [request()], NONE, -32600],
  ['no object', null, NONE, -32600],
  ['another protocol', { ...request(), jsonrpc: '1.0' }, NONE, -32600],
])('refuses %s', (_what, body, headers, code) => {
  expect(readMessage(body, headers)).toMatchObject({ kind: 'refused', status: 400, error: { code } });
});

it('answers no notification', () => {
  expect(readMessage({ jsonrpc: '2.0', method: 'notifications/cancelled' }, NONE)).toEqual({
    kind: 'notification',
  });
});
