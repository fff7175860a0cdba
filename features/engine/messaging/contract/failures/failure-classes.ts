/**
 * The classes of failures. `noAnswer`: the provider neither answered nor reported the message later.
 * `webhooksUnavailable`: our webhook endpoints were not available to receive a report either.
 */
export const FAILURE_CLASSES = [
  'transient',
  'rate',
  'pairRate',
  'perUserMarketing',
  'optedOut',
  'undeliverable',
  'windowClosed',
  'template',
  'request',
  'media',
  'account',
  'auth',
  'noAnswer',
  'webhooksUnavailable',
] as const;
export type FailureClass = (typeof FAILURE_CLASSES)[number];

export function isFailureClass(reason: string): reason is FailureClass {
  return (FAILURE_CLASSES as readonly string[]).includes(reason);
}
