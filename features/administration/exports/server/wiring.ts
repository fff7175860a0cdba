export { registerExportRoutes } from './export-routes.ts';
export { ExportRunner } from './export-runner.ts';
export { exportsDue } from './exports-due.ts';
export { removeOldExports } from './remove-old-exports.ts';
export { EXPORT_RETENTION } from './retention.ts';
