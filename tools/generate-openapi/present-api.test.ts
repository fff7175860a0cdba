import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENDPOINT_LIST } from '#features/administration/public-api/endpoint-list.ts';
import {
  describeApi,
  DOCUMENT_FILE,
  EXAMPLE_URL,
} from '#features/administration/public-api/rules/open-api.ts';

it('has the present API in the repository; run `npm run generate-openapi` after a change', () => {
  const stored = JSON.parse(readFileSync(DOCUMENT_FILE, 'utf8')) as unknown;
  expect(JSON.parse(JSON.stringify(describeApi(ENDPOINT_LIST, EXAMPLE_URL)))).toEqual(stored);
});
