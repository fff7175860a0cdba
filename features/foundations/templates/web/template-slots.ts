import type { ComponentType } from 'react';
import type { MessageType } from '../contract/template-draft.ts';

/** Whose templates these are. */
export interface TemplateShop {
  shopUrl: string;
  shopName: string;
  shopTimeZone: string;
}

/** A field to upload a file in; it comes from another part. */
export type UploadPart = ComponentType<{
  shopUrl: string;
  label: string;
  type: Exclude<MessageType, 'text'>;
  value: string | null;
  onChange: (url: string | null) => void;
}>;
