import type { Catalogue } from '#platform/language/catalogue.ts';

export const approvalPanel = {
  title: 'Approval of large broadcasts',
  text: 'A broadcast to more people than this is sent only after a second person of your team approved it.',
  switch: 'Ask a second person',
  people: 'More than how many people',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  loading: 'The setting',
  ownerOnly: 'Only the owner can change this.',
  alone: 'It has no effect while nobody else in your team may send.',
  invalid: 'Enter a whole number from 1 to 10,000,000.',
} as const satisfies Catalogue;

export const approval = {
  waits:
    '{person} asks for the approval of this broadcast ({when}). Check it, and approve it if it may go out.',
  waitsMine:
    'You asked for the approval of this broadcast ({when}). Somebody else of your team has to give it. A change to the broadcast withdraws the question.',
  owner: 'The owner',
  approveNow: 'Approve and send',
  approveLater: 'Approve and schedule',
  approving: 'Approving…',
  approved: 'Approved',
  needed: 'It goes to more than {count} people. Somebody else of your team has to approve it first.',
  ask: 'Ask for approval',
  asked: 'Approval asked for',
} as const satisfies Catalogue;

export const approvalMail = {
  hello: 'Hello,',
  subject: '{broadcast} at {shop} waits for your approval',
  mail: '{person} asked to send the broadcast {broadcast} of {shop}. It goes out after somebody else approved it. Check it here:',
} as const satisfies Catalogue;
