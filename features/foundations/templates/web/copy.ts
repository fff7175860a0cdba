import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { ListedTemplate } from '../contract/template-calls.ts';

// Document 3, sections 2.5, 5.3 and 8.
export const EMPTY =
  'Looks like your store does not have any templates created or matching the existing filters yet! You can always use the Create button on the top right to create a new one.';
export const ONLY_ENABLED = 'You can only select templates with status ENABLED.';
export const NOT_CREATED = 'Could not create template. Please try again.';
export const CLEARS_BUTTONS = 'Changing button type clears existing buttons';

/** Nothing is stored until the template is submitted. */
export const UNSUBMITTED = {
  text: 'This template has changes that are not submitted yet.',
  leave: 'Discard changes',
  stay: 'Keep writing',
};
export const LEAVE_UNSUBMITTED = {
  title: 'Leave without submitting?',
  text: `${UNSUBMITTED.text} They are gone when you leave.`,
  confirm: UNSUBMITTED.leave,
  cancel: UNSUBMITTED.stay,
};
export const REPLACE_WRITTEN = {
  title: 'Begin from another text?',
  text: 'It takes the place of what you wrote.',
  confirm: 'Begin from it',
  cancel: 'Keep what I wrote',
};
export const UNTIL_APPROVED =
  'The old text keeps sending until WhatsApp approves this one. Then your message uses it automatically.';
export const SUBMIT = 'Submit for approval';
export const RESUBMIT = 'Resubmit for approval';
export const BEFORE_SUBMITTING = 'Before it can be submitted:';
export const EDITOR_TITLES = {
  new: 'Create a template',
  message: 'Use my own template',
  copy: 'Copy a template',
  language: 'Add a language',
  rejected: 'Fix and resubmit',
} as const;

export const taken = (name: string) => `A template already exists with name ${name}`;
export const STATUS_LABELS: Record<ListedTemplate['status'], { tone: StatusTone; word: string }> = {
  ENABLED: { tone: 'good', word: 'APPROVED' },
  PENDING: { tone: 'plain', word: 'PENDING' },
  REJECTED: { tone: 'bad', word: 'REJECTED' },
  PAUSED: { tone: 'bad', word: 'PAUSED' },
  DISABLED: { tone: 'bad', word: 'DISABLED' },
};

export const QUALITY_LABELS: Record<string, string> = {
  GREEN: 'Shoppers like it: its quality is high.',
  YELLOW: 'Its quality is medium: some shoppers blocked you or reported it.',
  RED: 'Its quality is low: WhatsApp may pause it.',
};

/** Returns what is no longer sent because a template is stopped; null when nothing sends it. */
export function stoppedUses({ status, usedBy }: ListedTemplate): string | null {
  if (status === 'ENABLED' || status === 'PENDING' || usedBy.length === 0) return null;
  return `Nothing goes out with it now from the ${usedBy.join(', the ')}.`;
}
