/** A notice of Messenger about the app that answers a person. */
interface ControlNotice {
  pass_thread_control?: { new_owner_app_id?: string | undefined } | undefined;
  take_thread_control?: { new_owner_app_id?: string | undefined } | undefined;
}

/**
 * Returns who answers the person after the notice; null if it does not say. Messenger sends `pass` to the new owner and
 * `take` to the previous one, and does not always name the new owner.
 */
export function answererAfter(
  { pass_thread_control: pass, take_thread_control: take }: ControlNotice,
  ownAppId: string | null,
): 'here' | 'elsewhere' | null {
  const newOwner = (pass ?? take)?.new_owner_app_id;
  if (newOwner !== undefined && ownAppId !== null) return newOwner === ownAppId ? 'here' : 'elsewhere';
  if (pass) return 'here';
  return take ? 'elsewhere' : null;
}
