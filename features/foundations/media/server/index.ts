export { clearAllRemoved } from './clear-removed.ts';
export { newIncomingFolder } from './incoming-folder.ts';
export { leaveRest } from './leave-rest.ts';
export { storageKey } from './media-address.ts';
export { registerMediaRoutes } from './media-routes.ts';
export { openPublicFile } from './open-public-file.ts';
