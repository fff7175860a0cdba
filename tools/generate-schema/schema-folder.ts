import path from 'node:path';

/** The folder of the generated description of the database. */
export const SCHEMA_FOLDER = path.resolve(import.meta.dirname, '../../database/schema');
