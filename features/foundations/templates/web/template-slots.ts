import type { ComponentType } from 'react';
import type { MessageType } from '../contract/template-draft.ts';

/** The shop whose templates are shown. */
export interface TemplateShop {
  shopUrl: string;
  shopName: string;
  shopTimeZone: string;
}

/** An upload field, supplied by another feature. */
export type UploadPart = ComponentType<{
  shopUrl: string;
  label: string;
  type: Exclude<MessageType, 'text'>;
  value: string | null;
  onChange: (url: string | null) => void;
}>;
