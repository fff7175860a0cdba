export { listAttributes } from './attribute-queries.ts';
export { clearImports } from './clear-imports.ts';
export { forgetInImports } from './forget-in-imports.ts';
export { listImports, membersOf } from './import-queries.ts';
export { registerImportRoutes } from './import-routes.ts';
export { ImportRunner } from './import-runner.ts';
export { importsDue } from './imports-due.ts';
export { moveImported } from './move-imported.ts';
