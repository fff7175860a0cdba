export { findCopyable, FileCopies } from './copy-files.ts';
export { newIncomingFolder } from './incoming-folder.ts';
export { leaveRest } from './leave-rest.ts';
export { storageKey } from './media-address.ts';
export { openPublicFile } from './open-public-file.ts';
