import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { ColumnTarget, ImportState, ValueType } from '../contract/import.ts';

export const PAGE_TITLE = 'Imports';
export const PAGE_NOTE = 'Upload lists of people and use them to choose who gets a broadcast.';
export const LIST_TITLE = 'Imported lists';
export const NO_IMPORTS =
  'None yet. Bring a list of people as a CSV file, and choose by it whom you write to.';
export const DELETE_ABOUT =
  'The list goes, and no audience can be chosen by it any more. Its people stay, with what it told of them.';
export const IN_USE = 'This list is still used';

export function usedByWords(name: string, usedBy: readonly string[]): string {
  return `${name} is used by the ${usedBy.join(', the ')}. Take it out there, then delete it.`;
}

// The title and the button of the first step are from document 3, section 2.5.
export const NAME_TITLE = 'Enter Name for the Import';
export const FILE_ABOUT =
  'A CSV file with a row for each person, up to 200\u00a0MB. Any spreadsheet can save one: choose CSV UTF-8.';
export const MAPPING_ABOUT =
  'Say what each column is. Only the phone number is needed: people are known by it, and each counts once.';
export const COUNTRY_ABOUT = 'Where numbers without a country code belong.';
export const STATEMENT_ABOUT =
  'You say that these people agreed to messages on WhatsApp. Your words are kept as the proof, beside each of them. Who wrote STOP before stays stopped until they confirm it themselves.';
export const NO_CONSENT_ABOUT =
  'No column says who agreed to messages, so nobody can be messaged because of this list.';
export const LEAVE_ABOUT = 'You can close this: the import goes on, and stands in the menu under Imports.';

export const TARGET_LABELS: Record<ColumnTarget, string> = {
  ignore: 'Leave out',
  phone: 'Phone number',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail address',
  country: 'Country',
  consent: 'Agreed to messages',
  language: 'Language',
  tags: 'Tags',
  attribute: 'Attribute of its own',
};

export const TYPE_LABELS: Record<ValueType, string> = {
  valueString: 'Text',
  valueNumber: 'Number',
  valueDate: 'Date',
};

export const STATE_LABELS: Record<ImportState, { word: string; tone: StatusTone }> = {
  created: { word: 'Waits for its file', tone: 'plain' },
  uploaded: { word: 'Waits for its columns', tone: 'care' },
  queued: { word: 'Next to go', tone: 'plain' },
  reading: { word: 'Being read', tone: 'plain' },
  adding: { word: 'People are being added', tone: 'plain' },
  completed: { word: 'Completed', tone: 'good' },
  failed: { word: 'Failed', tone: 'bad' },
  cancelled: { word: 'Cancelled', tone: 'plain' },
};
