import type { Catalogue } from '#platform/language/catalogue.ts';

/** What stands in files, in the mails about them, and beside them in the list. The answers are from documents 2 and 3. */
export const titles = {
  subscribers: 'Subscriber data',
  unsubscribers: 'Unsubscribers',
  orders: 'Orders that messages earned',
  figures: 'Figures of every day',
  activity: 'Activity of the team',
  campaignReport: 'Delivery report, {campaign}',
  broadcastReport: 'Delivery report, broadcast “{broadcast}”',
} as const satisfies Catalogue;

export const fileColumns = {
  when: 'When ({timeZone})',
  day: 'Day ({timeZone})',
  channel: 'Channel',
  campaign: 'Campaign',
  drip: 'Drip',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  locale: 'Locale',
  state: 'State',
  why: 'Why',
  readAt: 'Read at ({timeZone})',
  clickedAt: 'Clicked at ({timeZone})',
  order: 'Order',
  revenue: 'Revenue ({currency})',
  what: 'What',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  clicked: 'Clicked',
  failed: 'Failed',
  orders: 'Orders',
  earned: 'Earned ({currency})',
  optIns: 'Opt-ins',
  seen: 'Seen',
  whyCredited: 'Why credited',
  touched: 'Touched ({timeZone})',
  amount: 'Amount ({currency})',
  wentBack: 'Went back ({currency})',
  messageId: 'Message id',
  agreed: 'Agreed to offers',
  optInTool: 'Opt-in tool',
  optedInAt: 'Opted in at ({timeZone})',
  optedOutAt: 'Opted out at ({timeZone})',
  knownSince: 'Known since ({timeZone})',
  mail: 'E-mail',
  unsubscribed: 'Unsubscribed ({timeZone})',
  changedAt: 'Changed ({timeZone})',
  changedBy: 'Changed by',
  role: 'Role',
  ipAddress: 'IP address',
  action: 'Change',
  change: 'Before and after',
} as const satisfies Catalogue;

export const cells = {
  yes: 'yes',
  no: 'no',
  touches: { code: 'Its code was used', click: 'Its link was tapped before', read: 'It was read before' },
} as const satisfies Catalogue;

export const answers = {
  soon: 'Submitted – You will get an email within 5 minutes with required data',
  tomorrow: 'Submitted – You will get an email within 24 hours with required data',
} as const satisfies Catalogue;

export const failures = {
  crashed:
    'The server was stopped three times while it wrote this file. Nothing of it is kept. Ask for it again.',
  broken:
    'Something went wrong on our side three times, and was logged. Nothing of it is kept. Ask for it again later.',
} as const satisfies Catalogue;

export const mailNotes = {
  taken: 'The e-mail to {email} was handed to the mail server. Should it not arrive, the file is here.',
  waiting:
    'The mail server did not take the e-mail to {email} yet, and is asked again. The file is here all the same.',
  unknown: 'Nobody can say whether the e-mail to {email} arrived. The file is here all the same.',
  refused:
    'The e-mail to {email} could not be sent, so the link did not arrive. The file is here all the same.',
  refusedBecause:
    'The e-mail to {email} could not be sent, so the link did not arrive. The file is here all the same. What was said: {reason}.',
  noServer:
    'The e-mail to {email} could not be sent, because no mail server is set up. The file is here all the same.',
} as const satisfies Catalogue;

export const mails = {
  readySubject: 'Your file is ready: {title}',
  failedSubject: 'Your file could not be written: {title}',
  hello: 'Hello,',
  ready: 'the file that you asked for is ready: {title}, {rows}.',
  rows: { one: '{count} row', other: '{count} rows' },
  download: 'Download it here:',
  linkLives:
    'The link works without logging in until {expires}, for everyone who has it. Pass it on with care: the file tells of your customers.',
  failed: 'the file that you asked for could not be written: {title}.',
} as const satisfies Catalogue;
