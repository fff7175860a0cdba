import { lazy } from 'react';
import type { UploadPart } from '#features/product/flows/web/index.ts';

const UploadField = lazy(async () => ({
  default: (await import('#features/foundations/media/web/upload-field.tsx')).UploadField,
}));

/** The field that uploads a message's file. */
export const Upload: UploadPart = (field) => <UploadField {...field} />;
