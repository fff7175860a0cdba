import path from 'node:path';

/** Where the generated description of the database lies. */
export const SCHEMA_FOLDER = path.resolve(import.meta.dirname, '../../database/schema');
