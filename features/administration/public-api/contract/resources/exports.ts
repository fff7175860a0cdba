import * as z from 'zod/mini';
import { ExportState } from '#features/administration/exports/contract/export-calls.ts';
import { ExportKindName } from '#features/administration/exports/contract/export-kinds.ts';
import { textOf, Uuid } from '#platform/http/text-shapes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageOf, PageQuery } from '../page.ts';
import { moment } from './names.ts';

/** A file with data of the shop, as CSV in UTF-8. */
export const ApiExport = z.object({
  id: z.string(),
  /** Kinds are added as the product grows, so they are plain texts. */
  kind: z.string(),
  /** What is in the file. */
  title: z.string(),
  /** `expired`: it was ready, and its file is deleted. */
  state: ExportState,
  /** The rows that are written so far. */
  rows: z.int(),
  createdAt: moment,
  finishedAt: z.nullable(moment),
  /** When the file is deleted: seven days after it was ready, or earlier if somebody in it is erased. */
  expiresAt: z.nullable(moment),
  /** Why it failed, in a sentence. */
  reason: z.nullable(z.string()),
  /** The address of a ready file. It works without the key for an hour; read the export again for a new one. */
  downloadUrl: z.nullable(z.string()),
});
export type ApiExport = z.infer<typeof ApiExport>;

export const startExport = defineEndpoint({
  name: 'startExport',
  method: 'POST',
  path: '/exports',
  summary:
    'Has a file written. Read its state until it is ready. At most three are written at the same time, and thirty a day',
  scope: 'exports:write',
  body: z.object({
    kind: ExportKindName,
    /** The type of the campaign; only for `deliveryReport`. */
    campaign: z.optional(textOf(40, /^[A-Za-z]{1,40}$/)),
    /** Only for `broadcastReport`. */
    broadcastId: z.optional(Uuid),
    /** IANA, for the times in the file. By default the shop’s. */
    timeZone: z.optional(textOf(64)),
  }),
  answer: ApiExport,
  changes: ['file', 'campaign'],
  errors: ['NOT_FOUND', 'EXPORTS_UNDER_WAY', 'TOO_MANY_EXPORTS'],
});

export const listExports = defineEndpoint({
  name: 'listExports',
  method: 'GET',
  path: '/exports',
  summary: 'The files that the shop and its programs asked for, the newest first',
  scope: 'exports:read',
  query: z.object(PageQuery),
  answer: pageOf(ApiExport),
  errors: ['CURSOR_INVALID'],
});

export const getExport = defineEndpoint({
  name: 'getExport',
  method: 'GET',
  path: '/exports/:exportId',
  summary: 'How far a file is, and where to download it',
  scope: 'exports:read',
  params: z.object({ exportId: Uuid }),
  answer: ApiExport,
  errors: ['NOT_FOUND'],
});
