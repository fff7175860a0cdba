/** The kinds of refusal that sending distinguishes. Each provider's client maps its error codes to them. */
export type ErrorClass =
  | 'transient'
  | 'rate'
  | 'pairRate'
  | 'perUserMarketing'
  | 'optedOut'
  | 'undeliverable'
  | 'windowClosed'
  | 'template'
  | 'request'
  | 'media'
  | 'account'
  | 'auth';
