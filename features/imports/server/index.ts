export { listAttributes } from './attribute-queries.ts';
export { registerImportRoutes } from './import-routes.ts';
export { listImports, membersOf } from './import-queries.ts';
export { moveImported } from './move-imported.ts';
