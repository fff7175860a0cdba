import type { Channel } from '#platform/channel/channel.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';

export const SAVING = 'Saving your changes';
export const SAVED = 'Saved Successfully';
export const LOADING = 'Opt-in-Tools are loading';
/** Messages of failed actions. Document 3, sections 2.1 and 8. */
export const NOT_SAVED = 'Could not save popup to DB';
export const NOT_SWITCHED = 'Could not change the opt-in tool status';
export const NOT_READ = 'Could not get Opt IN TOOLS from REDIS';
/** The refusal while an experiment runs. */
export const IN_EXPERIMENT = 'Two designs of it are being compared. It cannot be changed until that ends.';
export const LOAD_FAILED = 'Something Went Wrong! Please try reloading the page';

/** The list of tools of each channel: its path, title and note. */
export const LISTS: Record<Channel, { path: string; title: string; note: string }> = {
  WA: {
    path: '/opt-in-tools-wa',
    title: 'WhatsApp Opt-in Tools',
    note: 'Shoppers sign up for your messages through these, on your store. Only those who signed up get any.',
  },
  FB: {
    path: '/opt-in-tools',
    title: 'Facebook Opt-in Tools',
    note: 'Shoppers begin a chat with your page through these, on your store. Only those who did get messages.',
  },
};

/** The query parameter of a list that opens the dialog for a new tool of this channel. */
export const NEW_TOOL = 'new';

/** Returns the path of a dashboard's Create button, which opens the dialog in this list. Document 1, section 2. */
export function createPath(channel: Channel): string {
  return `${LISTS.FB.path}?${NEW_TOOL}=${channel}`;
}

/** Returns the path of a tool's editor. */
export function editorPath({ channel, type, id }: { channel: Channel; type: string; id: string }): string {
  return `${LISTS[channel].path}/${type}/${id}`;
}

export const UNUSUAL_SIGN_UPS =
  'Some of today’s sign-ups looked unusual, so these people were asked to confirm.';

/**
 * The note after suspicious sign-ups: far more than usual, or many from one network, as if somebody types strangers'
 * numbers.
 */
export function askedToConfirm(times: number): string {
  return `${formatCount(times)} of today’s sign-ups looked unusual: there were far more than your store usually has, or many from one network. These people were asked to confirm by a WhatsApp message of their own, and get nothing from you before that.`;
}

export const UNREADABLE_SETTINGS =
  'This tool is not on your store: its settings cannot be read. Your other tools go on. Tell us in ‘Chat with us’, and we put it right.';

export const NEUTRAL_COLOURS =
  'It begins in neutral colours: your store gave no leave to read its theme. Open Bellbird from your store’s list of apps and agree to what it asks for.';

/** Describes who sees which design once a comparison starts. People in the hold-out see neither. */
export function whoSeesWhich(holdOutPercent: number): string {
  const saved = 'see what is saved (design A)';
  const typed = 'see what you have here (design B)';
  if (holdOutPercent === 0) return `From now on half of your visitors ${saved}, and half ${typed}.`;
  const each = `${(100 - holdOutPercent) / 2}%`;
  return `From now on ${each} of your visitors ${saved}, ${each} ${typed}, and ${holdOutPercent}% see neither.`;
}

export const COPYING = 'Copying the tool';
export const COPIED = 'Copied. The copy is off.';
export const DELETING = 'Deleting the tool';
export const DELETED = 'Deleted';

export const NO_NUMBER =
  'No WhatsApp number is connected yet. Shoppers can sign up, but nothing can be sent to them before you connect one.';
