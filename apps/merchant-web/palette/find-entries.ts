import { PAUSE_HASH } from '#features/engine/messaging/web/index.ts';
import { shownCampaigns } from '#features/product/automations/web/shown-campaigns.ts';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import type { MenuPlace, Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

/** An entry of the palette. */
export interface PaletteEntry {
  id: string;
  group: 'pages' | 'campaigns' | 'people' | 'orders' | 'actions';
  name: string;
  /** Distinguishes entries with the same name. */
  note: string | null;
  to: string;
}

const CHANNEL_OF: Partial<Record<MenuPlace, string>> = texts.palette.channels;

/** Returns the pages in the menu, with their names there. */
export function pageEntries(pages: readonly Pick<Page, 'path' | 'screen' | 'menu'>[]): PaletteEntry[] {
  return pages.flatMap(({ path, screen, menu = [] }) => {
    const [row] = menu.filter(({ place }) => place !== 'oldStore');
    if (screen === undefined || row === undefined) return [];
    const note = CHANNEL_OF[row.place] ?? null;
    return [{ id: `page:${path}`, group: 'pages' as const, name: row.name, note, to: path }];
  });
}

/** Returns the actions that are available on every page. */
export function actionEntries(): PaletteEntry[] {
  return [
    {
      id: 'action:pause',
      group: 'actions',
      name: texts.palette.pause,
      note: texts.palette.pauseNote,
      to: `/sender-health${PAUSE_HASH}`,
    },
  ];
}

const PATHS = { WA: '/automation-wa', FB: '/automation' } as const;

export function campaignEntries(): PaletteEntry[] {
  return (['WA', 'FB'] as const).flatMap((channel) =>
    shownCampaigns(channel).map(({ type, title }) => ({
      id: `campaign:${channel}:${type}`,
      group: 'campaigns' as const,
      name: title,
      note: CHANNEL_LABELS[channel],
      to: `${PATHS[channel]}/${type}`,
    })),
  );
}

/** Returns the entries in which every typed word starts a word, in any order. Returns all pages if nothing is typed. */
export function fitting(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return entries.filter(({ group }) => group === 'pages');
  return entries.filter(({ name, note }) => {
    const words = wordsOf(`${name} ${note ?? ''}`);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  });
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
}
