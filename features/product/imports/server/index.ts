export { forgetInImports } from './forget-in-imports.ts';
export { listImports } from './import-queries.ts';
