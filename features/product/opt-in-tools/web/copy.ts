import type { Channel } from '#platform/channel/channel.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/en.ts';

/** The path of each channel's list of tools. */
export const LIST_PATHS: Record<Channel, string> = { WA: '/opt-in-tools-wa', FB: '/opt-in-tools' };

/** The query parameter of a list that opens the dialog for a new tool of this channel. */
export const NEW_TOOL = 'new';

/** Returns the path of a dashboard's Create button, which opens the dialog in this list. Document 1, section 2. */
export function createPath(channel: Channel): string {
  return `${LIST_PATHS.FB}?${NEW_TOOL}=${channel}`;
}

/** Returns the path of a tool's editor. */
export function editorPath({ channel, type, id }: { channel: Channel; type: string; id: string }): string {
  return `${LIST_PATHS[channel]}/${type}/${id}`;
}

export const UNUSUAL_SIGN_UPS = texts.notes.unusual;

/** Describes who sees which design once a comparison starts. People in the hold-out see neither. */
export function whoSeesWhich(heldOut: number): string {
  if (heldOut === 0) return texts.whoSees.halves;
  return fill(texts.whoSees.heldOut, { each: (100 - heldOut) / 2, heldOut });
}
