import * as z from 'zod/mini';
import {
  AskPlaceContent,
  ButtonsContent,
  WhatsAppFormContent,
  LinkButtonContent,
  ListContent,
  MediaContent,
  PlaceContent,
  TextContent,
} from './whatsapp-free-content.ts';
import { TemplateContent } from './whatsapp-template-content.ts';

/** Every content of a WhatsApp message, within the provider's limits, before it is put in the provider's shape. */
export const WhatsAppContent = z.discriminatedUnion('kind', [
  TemplateContent,
  TextContent,
  MediaContent,
  ButtonsContent,
  ListContent,
  LinkButtonContent,
  WhatsAppFormContent,
  AskPlaceContent,
  PlaceContent,
]);
export type WhatsAppContent = z.infer<typeof WhatsAppContent>;
