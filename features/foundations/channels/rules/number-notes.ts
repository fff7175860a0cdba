import { texts } from '../texts/all.ts';

/** WhatsApp's reasons for refusing a display name (Cloud API, display names). */
const NAME_REASONS: Readonly<Record<string, keyof typeof texts.numberNotes.nameRefused>> = {
  NAME_EMPLOYEE_ISSUE: 'person',
  NAME_INDIVIDUAL_ISSUE: 'person',
  NAME_ENDCLIENT_NOTRELATED: 'otherBusiness',
  NAME_FORMAT_UNACCEPTABLE: 'form',
  NAME_NOT_CONSISTENT: 'notConsistent',
};

/** Returns WhatsApp's refusals about a number or its account, a sentence each. Both facts are WhatsApp's own values. */
export function numberNotes({
  reviewDecision,
  nameRefusal,
}: {
  reviewDecision: string | null;
  nameRefusal: string | null;
}): string[] {
  const notes: string[] = [];
  if (reviewDecision === 'REJECTED') notes.push(texts.numberNotes.businessRejected);
  if (nameRefusal !== null) notes.push(texts.numberNotes.nameRefused[NAME_REASONS[nameRefusal] ?? 'unknown']);
  return notes;
}
