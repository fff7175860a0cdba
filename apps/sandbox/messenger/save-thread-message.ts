import { notifyChanged, type MessengerAccount, type ThreadMessage } from './messenger-account.ts';

/** This many of the newest messages are stored for the phone and survive a restart. */
const MAX_MESSAGES = 2000;

export function saveThreadMessage(account: MessengerAccount, message: ThreadMessage): void {
  account.messages.set(message.id, message);
  if (account.messages.size > MAX_MESSAGES) {
    const oldest = account.messages.keys().next();
    if (!oldest.done) account.messages.delete(oldest.value);
  }
  notifyChanged(account);
}
