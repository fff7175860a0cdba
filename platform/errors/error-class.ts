/** The kinds of refusal that sending tells apart; each provider's codes are sorted into them by its client. */
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
