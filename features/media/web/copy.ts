import type { MediaType } from '../contract/media.ts';

export const UPLOADING = 'Media is uploading';
export const UPLOADED = 'File Uploaded Successfully';
/** What did not come about: of a field for pictures alone, it was one. */
export const notUploaded = (types: readonly MediaType[]) =>
  types.every((type) => type === 'image') ? 'Could not upload the image.' : 'Could not upload the file.';
export const onlyAccepts = (extensions: readonly string[]) =>
  `This Template Only accepts these ${extensions.join(', ')} extensions`;
export const CANCELLED = 'Upload cancelled.';
export const OVERTAKEN = 'Upload cancelled, because something else was chosen meanwhile.';
export const EMPTY_FILE = 'This file is empty.';
export const REMOVING = 'Removing …';
export const REMOVED = 'File removed.';
export const KEPT = 'Taken out here. The file is kept, because something saved or still to be sent uses it.';
export const NOT_REMOVED = 'Could not remove the file.';
