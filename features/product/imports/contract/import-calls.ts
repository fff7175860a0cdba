import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Uuid, lineOf } from '#platform/http/text-shapes.ts';
import { Import, ImportPlan, MOST_NAME, ValueType } from './import.ts';

const ofOne = z.object({ shopUrl: z.string(), importId: Uuid });

export const createImport = defineCall({
  method: 'POST',
  path: '/database/api/imports/create',
  summary: 'Begins an import by its name; its file comes next',
  body: z.object({ shopUrl: z.string(), name: lineOf(MOST_NAME, 0) }),
  response: z.object({ import: Import }),
  access: 'market',
  changes: ['list'],
  mostPerMinute: 30,
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'FEATURE_LOCKED',
    'IMPORT_NAME_EMPTY',
    'IMPORT_NAME_SPECIAL',
    'IMPORTS_UNDER_WAY',
  ],
});

/** Takes `multipart/form-data` with the part `file`. */
export const uploadImport = defineCall({
  method: 'POST',
  path: '/database/api/imports/upload',
  summary: 'Takes in the file of an import: CSV of any delimiter, up to 200 MB',
  query: ofOne,
  response: z.object({ import: Import }),
  access: 'market',
  mostPerMinute: 20,
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'NOT_FOUND',
    'IMPORT_NOT_READY',
    'IMPORT_FILE_TOO_LARGE',
    'IMPORT_FILE_NOT_TEXT',
    'IMPORT_FILE_EMPTY',
    'UPLOAD_BROKEN',
    'STORAGE_FAILED',
    'TOO_MANY_REQUESTS',
  ],
});

export const suggestMapping = defineCall({
  method: 'GET',
  path: '/database/api/imports/suggestMapping',
  summary: 'What the columns of an uploaded file seem to be, with its first ten rows',
  query: z.object({
    shopUrl: z.string(),
    importId: Uuid,
    /** Corrects a wrong guess. */
    delimiter: z.optional(z.string().check(z.length(1))),
    hasHeader: z.optional(z.enum(['true', 'false'])),
  }),
  response: z.object({
    plan: ImportPlan,
    /** The names of the columns from the left: the header's, or their numbers. */
    names: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    encoding: z.string(),
  }),
  access: 'view',
  mostPerMinute: 60,
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'NOT_FOUND',
    'IMPORT_NOT_READY',
    'IMPORT_FILE_EMPTY',
    'IMPORT_TOO_MANY_COLUMNS',
  ],
});

export const previewImport = defineCall({
  method: 'POST',
  path: '/database/api/imports/preview',
  summary: 'Why the first ten rows would not be taken, with the numbers that they may mean',
  body: z.object({ shopUrl: z.string(), importId: Uuid, plan: ImportPlan }),
  response: z.object({
    /** In the order of the rows. Null for a row that would be accepted. */
    faults: z.array(z.nullable(z.string())),
  }),
  access: 'view',
  onlyReads: true,
  mostPerMinute: 60,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND', 'IMPORT_NOT_READY'],
});

export const startImport = defineCall({
  method: 'POST',
  path: '/database/api/imports/start',
  summary: 'Confirms what the columns are, and has the file read in the background',
  body: z.object({ shopUrl: z.string(), importId: Uuid, plan: ImportPlan }),
  response: z.object({ import: Import }),
  access: 'market',
  changes: ['list'],
  mostPerMinute: 30,
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'NOT_FOUND',
    'FEATURE_LOCKED',
    'IMPORT_NOT_READY',
    'IMPORT_PHONE_MISSING',
    'IMPORT_COLUMN_TWICE',
    'IMPORT_STATEMENT_MISSING',
    'ATTRIBUTE_NAME_INVALID',
    'ATTRIBUTE_TYPE_DIFFERS',
    'ATTRIBUTES_FULL',
  ],
});

export const getImports = defineCall({
  method: 'GET',
  path: '/database/api/imports/getAll',
  summary: 'The imports of a shop, the newest first',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({ imports: z.array(Import) }),
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const getImport = defineCall({
  method: 'GET',
  path: '/database/api/imports/get',
  summary: 'How far one import is',
  query: ofOne,
  response: z.object({ import: Import }),
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});

export const cancelImport = defineCall({
  method: 'POST',
  path: '/database/api/imports/cancel',
  summary: 'Stops an import that is not completed; who was added by then stays',
  body: ofOne,
  response: z.object({ import: Import }),
  access: 'market',
  changes: ['list'],
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});

export const deleteImport = defineCall({
  method: 'POST',
  path: '/database/api/imports/delete',
  summary: 'Deletes a list that nothing uses; its people and what was learned of them stay',
  body: ofOne,
  response: z.object({
    deleted: z.boolean(),
    /** The uses that prevent deleting it, such as `broadcast “Spring”`. */
    usedBy: z.array(z.string()),
  }),
  access: 'market',
  changes: ['list'],
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND', 'IMPORT_NOT_READY'],
});

export const getImportedAttributes = defineCall({
  method: 'GET',
  path: '/database/api/broadcast/getImportedAttributes',
  summary: 'What imports have told of people, by which audiences can be chosen',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({
    attributes: z.array(z.object({ attribute: z.string(), valueType: ValueType })),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

/** The path of the file with rejected rows, with `shopUrl` and `importId`. */
export const ERRORS_PATH = '/database/api/imports/errors';
