export { clearAllRemoved } from './clear-removed.ts';
export { registerMediaRoutes } from './media-routes.ts';
export { MEDIA_RETENTION } from './retention.ts';
