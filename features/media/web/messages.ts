export const UPLOADING = 'Media is uploading';
export const UPLOADED = 'File Uploaded Successfully';
export const NOT_UPLOADED = 'Could not upload the file.';
export const onlyAccepts = (extensions: readonly string[]) =>
  `This Template Only accepts these ${extensions.join(', ')} extensions`;
export const CANCELLED = 'Upload cancelled.';
export const EMPTY_FILE = 'This file is empty.';
