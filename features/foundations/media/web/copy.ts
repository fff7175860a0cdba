import type { MediaType } from '../contract/media.ts';

export const UPLOADED = 'File Uploaded Successfully';
/** The texts of running and failed uploads. Pictures of a tool have their own. */
export interface UploadWords {
  uploading: string;
  failed: string;
}
const FILE_WORDS: UploadWords = {
  uploading: 'Media is uploading',
  failed: 'Could not upload the file.',
};
export const PICTURE_LABELS: UploadWords = {
  uploading: 'Image is uploading',
  failed: 'Could not upload the image.',
};
/** In a field for images only, the texts say image. */
export const uploadWords = (types: readonly MediaType[]): UploadWords =>
  types.every((type) => type === 'image') ? { ...FILE_WORDS, failed: PICTURE_LABELS.failed } : FILE_WORDS;
export const onlyAccepts = (extensions: readonly string[]) =>
  `This Template Only accepts these ${extensions.join(', ')} extensions`;
export const CANCELLED = 'Upload cancelled.';
export const OVERTAKEN = 'Upload cancelled, because something else was chosen meanwhile.';
export const EMPTY_FILE = 'This file is empty.';
export const REMOVING = 'Removing …';
export const REMOVED = 'File removed.';
export const KEPT = 'Taken out here. The file is kept, because something saved or still to be sent uses it.';
export const NOT_REMOVED = 'Could not remove the file.';
