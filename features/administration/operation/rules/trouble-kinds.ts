/**
 * The kinds of failed work that wait for the operator, with their texts. `again` tries the work again, `drop` ends it.
 */
export const TROUBLE_KINDS = {
  uncertain: {
    title: 'Messages nobody answered for',
    about: 'They may have arrived. Sent again, some people get them twice.',
  },
  webhook: {
    title: 'Webhooks nobody could read',
    about: 'What a store or a provider told and nobody understood after many tries.',
  },
  timer: { title: 'Planned steps that kept failing', about: 'Steps of campaigns that threw each time.' },
  command: {
    title: 'Store actions given up',
    about: 'Tags, cancellations and draft orders that stores refused.',
  },
  mail: { title: 'E-mails that failed', about: 'The mail server refused them, or never answered.' },
  job: { title: 'Background jobs that failed', about: 'Template submissions, charges, requests for data.' },
} as const;

export type TroubleKind = keyof typeof TROUBLE_KINDS;

export function isTroubleKind(word: string): word is TroubleKind {
  return Object.hasOwn(TROUBLE_KINDS, word);
}
