import type { Catalogue } from '#platform/language/catalogue.ts';

/**
 * The meaning of each class of failures, for unknown codes. `name` is for lists and charts; `ended` says what Bellbird
 * did when it closed the message, if that differs from what it does before.
 */
export const failureClasses = {
  transient: {
    name: 'Provider had a fault',
    happened: 'The provider had a passing fault.',
    bellbird: 'Bellbird tries again automatically, up to six times.',
    ended: 'Bellbird tried six times over some minutes, then gave up.',
    merchant: 'Nothing to do.',
  },
  rate: {
    name: 'Too fast',
    happened: 'Your sender went faster than the provider allows.',
    bellbird: 'Bellbird slows down and sends again. The message keeps its place.',
    merchant: 'Nothing to do.',
  },
  pairRate: {
    name: 'Too fast for one person',
    happened: 'One person was sent too much within seconds.',
    bellbird: 'Bellbird waits a little for this person alone, then sends again.',
    ended: 'Bellbird tried six times with longer and longer pauses, then gave up.',
    merchant: 'Nothing to do.',
  },
  perUserMarketing: {
    name: 'Gets too much marketing',
    happened: 'The provider limits how much marketing this person gets.',
    bellbird: 'Bellbird tries again after a day, then after two, while the message is not stale.',
    merchant: 'Send fewer, better offers.',
  },
  optedOut: {
    name: 'Unsubscribed at the provider',
    happened: 'The person stopped your offers at the provider.',
    bellbird: 'Bellbird has unsubscribed this person and sends them no more offers.',
    merchant: 'They can sign up again on your store.',
  },
  undeliverable: {
    name: 'Not reachable',
    happened: 'The provider cannot reach this person.',
    bellbird: 'Bellbird does not send this message again.',
    merchant: 'Check the number, or reach them another way.',
  },
  windowClosed: {
    name: '24 hours were over',
    happened: 'The time in which you may answer freely was over.',
    bellbird: 'Bellbird drops the message: the provider’s rules forbid it.',
    merchant: 'Use an approved template.',
  },
  template: {
    name: 'Template stopped',
    happened: 'The provider refused the template.',
    bellbird: 'Bellbird has stopped everything that uses this template.',
    merchant: 'Look at the template and submit it again.',
  },
  request: {
    name: 'Message refused',
    happened: 'The provider refused the message, with a code that Bellbird does not know.',
    bellbird: 'Bellbird does not repeat it, since it would be refused again.',
    merchant: 'Give the code below to whoever runs your Bellbird server.',
  },
  media: {
    name: 'Picture or file',
    happened: 'The picture or file of the message was refused.',
    bellbird: 'Bellbird hands it to the provider anew and tries once more.',
    ended: 'Bellbird handed it over anew and tried once more, then gave up.',
    merchant: 'Replace the picture or file.',
  },
  account: {
    name: 'Account stopped',
    happened: 'The provider stopped your account.',
    bellbird: 'Bellbird has stopped sending from it. What waits is kept and goes out later.',
    merchant: 'Solve it with the provider, then resume sending on the sender health page.',
  },
  auth: {
    name: 'Access lost',
    happened: 'The provider no longer lets Bellbird send for you.',
    bellbird: 'Bellbird has stopped sending. What waits is kept until you connect again.',
    merchant: 'Connect again in Settings.',
  },
  noAnswer: {
    name: 'No answer',
    happened: 'The provider never said what became of this message.',
    bellbird: 'Bellbird does not send it again blindly, so that nobody gets it twice.',
    merchant: 'Nothing to do. The person may have got it.',
  },
  webhooksUnavailable: {
    name: 'Not heard of',
    happened:
      'Bellbird could not be reached for a while after this message went out, so the provider could not say what became of it.',
    bellbird:
      'Bellbird does not send it again, so that nobody gets it twice. A receipt that still comes is counted.',
    merchant: 'Nothing to do. The person may have got it.',
  },
} as const satisfies Catalogue;
