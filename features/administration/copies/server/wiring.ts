export { registerCopyRoutes } from './copy-routes.ts';
export { COPY_RETENTION } from './retention.ts';
