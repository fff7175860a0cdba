import * as z from 'zod';
import type { SettingsFault } from './settings-error.ts';

/** A self-hosted shop's WhatsApp number. */
export interface WhatsappSettings {
  phoneNumberId: string;
  businessAccountId: string;
  accessToken: string;
}

const WHATSAPP_VARIABLES = [
  'BELLBIRD_WHATSAPP_PHONE_NUMBER_ID',
  'BELLBIRD_WHATSAPP_BUSINESS_ACCOUNT_ID',
  'BELLBIRD_WHATSAPP_ACCESS_TOKEN',
] as const;

export const whatsappVariables = {
  BELLBIRD_WHATSAPP_PHONE_NUMBER_ID: z.string().optional(),
  BELLBIRD_WHATSAPP_BUSINESS_ACCOUNT_ID: z.string().optional(),
  BELLBIRD_WHATSAPP_ACCESS_TOKEN: z.string().optional(),
};

/** Null when no number is set; then each shop connects its own. */
export function whatsappPart(
  values: z.output<z.ZodObject<typeof whatsappVariables>>,
): WhatsappSettings | null {
  const phoneNumberId = values.BELLBIRD_WHATSAPP_PHONE_NUMBER_ID;
  const businessAccountId = values.BELLBIRD_WHATSAPP_BUSINESS_ACCOUNT_ID;
  const accessToken = values.BELLBIRD_WHATSAPP_ACCESS_TOKEN;
  if (phoneNumberId === undefined || businessAccountId === undefined || accessToken === undefined)
    return null;
  return { phoneNumberId, businessAccountId, accessToken };
}

export function partialWhatsappFaults(set: Record<string, string>): SettingsFault[] {
  const missing = WHATSAPP_VARIABLES.filter((variable) => set[variable] === undefined);
  if (missing.length === WHATSAPP_VARIABLES.length) return [];
  const sentence = 'is missing. Set all three BELLBIRD_WHATSAPP_ variables, or none.';
  return missing.map((variable) => ({ variable, value: undefined, sentence }));
}
