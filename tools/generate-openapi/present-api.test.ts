import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ENDPOINT_LIST } from '#features/administration/public-api/endpoint-list.ts';
import {
  describeApi,
  DOCUMENT_FILE,
  EXAMPLE_URL,
} from '#features/administration/public-api/rules/open-api.ts';
import { CLIENT_FILE, describeClient, writeClient, type ApiDocument } from './describe-client.ts';

const present: unknown = JSON.parse(JSON.stringify(describeApi(ENDPOINT_LIST, EXAMPLE_URL)));

it('has the present API in the repository; run `npm run generate-openapi` after a change', () => {
  expect(present).toEqual(JSON.parse(readFileSync(DOCUMENT_FILE, 'utf8')));
});

it('has a client of the present API in the repository', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbird-client-'));
  try {
    const file = path.join(folder, 'bellbird.ts');
    writeClient(present as ApiDocument, file);
    expect(readFileSync(CLIENT_FILE, 'utf8')).toBe(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('refuses a shape that it has no type for', () => {
  const answer = {
    content: { 'application/json': { schema: { type: 'object', properties: { x: { not: {} } } } } },
  };
  const call = { operationId: 'read', summary: 'Reads', parameters: [], responses: { 200: answer } };
  expect(() => describeClient({ paths: { '/x': { get: call } } } as unknown as ApiDocument)).toThrow(
    'The client has no type for {"not":{}}.',
  );
});
