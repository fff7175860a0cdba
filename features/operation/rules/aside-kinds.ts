/** What a restore holds back, each kind with the words an operator knows it by. Messages wait in the outbox itself. */
export const ASIDE_KINDS = {
  message: 'messages that were waiting to be sent',
  timer: 'planned steps of campaigns',
  broadcast: 'broadcasts that were scheduled before the restore',
  sending: 'broadcasts that were going out',
  webhook: 'webhooks that were not taken over yet',
  mail: 'e-mails',
  command: 'things to do in stores: tags, cancellations, draft orders',
  job: 'background jobs',
} as const;

export type AsideKind = keyof typeof ASIDE_KINDS;

export function isAsideKind(word: string): word is AsideKind {
  return Object.hasOwn(ASIDE_KINDS, word);
}
