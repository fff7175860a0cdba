export { clearImports } from './clear-imports.ts';
export { registerImportRoutes } from './import-routes.ts';
export { ImportRunner } from './import-runner.ts';
export { importsDue } from './imports-due.ts';
export { moveImported } from './move-imported.ts';
export { IMPORT_RETENTION } from './retention.ts';
