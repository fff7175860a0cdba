import { lazy } from 'react';

/** `UploadField`, loaded when it is shown. */
export const UploadField = lazy(async () => ({
  default: (await import('./upload-field.tsx')).UploadField,
}));
