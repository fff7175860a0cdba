/** WhatsApp's reasons for refusing a display name (Cloud API, display names), to be read after "because". */
const NAME_REASONS: Record<string, string> = {
  NAME_EMPLOYEE_ISSUE: 'it names a person',
  NAME_INDIVIDUAL_ISSUE: 'it names a person',
  NAME_ENDCLIENT_NOTRELATED: 'it names another business',
  NAME_FORMAT_UNACCEPTABLE: 'its form is not one that it takes',
  NAME_NOT_CONSISTENT: 'it is not how your business calls itself elsewhere',
};

/** Returns what WhatsApp refused a number or its account, a sentence each. Both facts are in WhatsApp's words. */
export function numberNotes({
  reviewDecision,
  nameRefusal,
}: {
  reviewDecision: string | null;
  nameRefusal: string | null;
}): string[] {
  const notes: string[] = [];
  if (reviewDecision === 'REJECTED')
    notes.push(
      'WhatsApp reviewed your business and did not approve it. Open WhatsApp Manager to see why and to ask for another review.',
    );
  if (nameRefusal !== null) {
    const reason = NAME_REASONS[nameRefusal];
    notes.push(
      `WhatsApp refused the name you asked for${reason === undefined ? '' : `, because ${reason}`}. Choose another one in WhatsApp Manager.`,
    );
  }
  return notes;
}
