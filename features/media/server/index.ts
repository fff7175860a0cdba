export { clearAllRemoved } from './clear-removed.ts';
export { storageKey } from './media-address.ts';
export { registerMediaRoutes } from './media-routes.ts';
export { openPublicFile } from './open-public-file.ts';
