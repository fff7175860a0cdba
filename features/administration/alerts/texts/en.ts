import type { Catalogue } from '#platform/language/catalogue.ts';

export const texts = {
  sinceYesterday: {
    title: 'Your messages yesterday and today',
    revenue: 'Revenue',
    orders: 'Orders',
    sent: 'Sent',
    clicks: 'Clicks',
  },
  alerts: {
    title: 'Needs attention',
    all: 'Your alerts',
    none: 'Nothing needs your attention.',
    more: { one: 'Show {count} more', other: 'Show {count} more' },
    actionOf: '{action}: {sentence}',
    onDesktop: '{action} (on desktop)',
  },
} as const satisfies Catalogue;
