import * as z from 'zod';
import type { SettingsFault } from './settings-error.ts';

/** The mail server, with user name and password in its URL, and the sender address. */
export interface MailSettings {
  smtpUrl: string;
  from: { name: string; address: string };
}

/** A name may come before the address: Bellbird <mail@shop.example>. */
const SENDER = /^(?:([^<>"\r\n]{0,60}?)\s*<([^\s<>@,;"]+@[^\s<>@,;"]+)>|([^\s<>@,;"]+@[^\s<>@,;"]+))$/;

export const mailVariables = {
  BELLBIRD_SMTP_URL: z
    .string()
    .refine((text) => URL.canParse(text) && /^smtps?:\/\/[^/]/.test(text), {
      error: 'is not the address of a mail server. Write it like smtps://user:password@mail.example:465.',
    })
    .optional(),
  BELLBIRD_MAIL_FROM: z
    .string()
    .regex(SENDER, { error: 'is not a sender. Write it like Bellbird <mail@shop.example>.' })
    .optional(),
};

type MailValues = z.output<z.ZodObject<typeof mailVariables>>;

export function mailPart({
  BELLBIRD_SMTP_URL: smtpUrl,
  BELLBIRD_MAIL_FROM: from,
}: MailValues): MailSettings | null {
  const [, name = '', address, bareAddress = ''] = SENDER.exec(from ?? '') ?? [];
  return smtpUrl === undefined || from === undefined
    ? null
    : { smtpUrl, from: { name, address: address ?? bareAddress } };
}

const VARIABLES = ['BELLBIRD_SMTP_URL', 'BELLBIRD_MAIL_FROM'] as const;

export function partialMailFaults(set: Record<string, string>): SettingsFault[] {
  const missing = VARIABLES.filter((variable) => set[variable] === undefined);
  if (missing.length === VARIABLES.length) return [];
  const sentence = 'is missing. Set both BELLBIRD_SMTP_URL and BELLBIRD_MAIL_FROM, or neither.';
  return missing.map((variable) => ({ variable, value: undefined, sentence }));
}
