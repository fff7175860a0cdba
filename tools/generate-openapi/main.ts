import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ENDPOINT_LIST } from '#features/administration/public-api/endpoint-list.ts';
import { breakingChanges } from '#features/administration/public-api/rules/breaking-changes.ts';
import {
  describeApi,
  DOCUMENT_FILE,
  EXAMPLE_URL,
} from '#features/administration/public-api/rules/open-api.ts';
import { CLIENT_FILE, writeClient, type ApiDocument } from './describe-client.ts';

/**
 * Writes the OpenAPI document of the public API and the client made from it, unless a change would break programs that use it. Such a change needs a
 * new endpoint or field beside the old one, or a new revision.
 */
const document = describeApi(ENDPOINT_LIST, EXAMPLE_URL);
const stored: unknown = existsSync(DOCUMENT_FILE) ? JSON.parse(readFileSync(DOCUMENT_FILE, 'utf8')) : {};
const faults = breakingChanges(stored, JSON.parse(JSON.stringify(document)));
if (faults.length > 0) {
  console.error(`These changes would break programs that use the API:\n${faults.join('\n')}`);
  process.exitCode = 1;
} else {
  writeFileSync(DOCUMENT_FILE, `${JSON.stringify(document, null, 2)}\n`);
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', DOCUMENT_FILE]);
  writeClient(document as unknown as ApiDocument);
  console.log(`${DOCUMENT_FILE} and ${CLIENT_FILE} written: ${ENDPOINT_LIST.length} endpoints.`);
}
