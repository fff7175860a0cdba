export { UploadField } from './later-upload-field.ts';
