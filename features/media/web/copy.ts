export const UPLOADED = 'File Uploaded Successfully';
/** What is said of a file under way, and of one that did not come: of a tool's pictures in words of their own. */
export interface UploadWords {
  uploading: string;
  failed: string;
}
export const FILE_WORDS: UploadWords = {
  uploading: 'Media is uploading',
  failed: 'Could not upload the file.',
};
export const PICTURE_WORDS: UploadWords = {
  uploading: 'Image is uploading',
  failed: 'Could not upload the image.',
};
export const onlyAccepts = (extensions: readonly string[]) =>
  `This Template Only accepts these ${extensions.join(', ')} extensions`;
export const CANCELLED = 'Upload cancelled.';
export const OVERTAKEN = 'Upload cancelled, because something else was chosen meanwhile.';
export const EMPTY_FILE = 'This file is empty.';
export const REMOVING = 'Removing …';
export const REMOVED = 'File removed.';
export const KEPT = 'Taken out here. The file is kept, because something saved or still to be sent uses it.';
export const NOT_REMOVED = 'Could not remove the file.';
