import * as z from 'zod/mini';
import { isDialogOrigin } from '../../rules/dialog-origin.ts';

/** The number that a merchant chose in WhatsApp's signup. */
export interface ChosenNumber {
  phoneNumberId: string;
  businessAccountId: string;
}

const SignUp = z.object({
  type: z.literal('WA_EMBEDDED_SIGNUP'),
  data: z.object({ phone_number_id: z.string(), waba_id: z.string() }),
});

/** Reads a message of the signup's window. Null for other messages and other senders. */
export function readSignUpMessage(
  { origin, data }: { origin: string; data: unknown },
  dialogOrigin: string,
): ChosenNumber | null {
  if (!isDialogOrigin(origin, dialogOrigin) || typeof data !== 'string') return null;
  const read = z.safeParse(SignUp, tryJson(data));
  if (!read.success) return null;
  const { phone_number_id: phoneNumberId, waba_id: businessAccountId } = read.data.data;
  return { phoneNumberId, businessAccountId };
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
