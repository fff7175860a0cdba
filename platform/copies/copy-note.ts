/**
 * What a copy leaves out, or what the person has to check, in the order of the list: what matters most comes first.
 * `values` fill the sentence. They have names and no ids, because they are stored in the store that received the copy.
 */
export const COPY_NOTES = [
  'renamed',
  'consentWording',
  'discountCode',
  'recommendedProducts',
  'ownTemplate',
  'textsLocked',
  'followUp',
  'supportNumber',
  'phoneButton',
  'link',
  'fileGone',
  'fileNoSpace',
  'sameNamed',
  'approval',
  'checkoutGuide',
  'pageRules',
  'language',
  'amount',
  'storeNamed',
] as const;
export type CopyNoteCode = (typeof COPY_NOTES)[number];

/** Why a thing cannot be copied at all, from a closed list. */
export type CopyRefusalCode =
  | 'gone'
  | 'planLocked'
  | 'notChosen'
  | 'campaignOn'
  | 'currency'
  | 'unfinished'
  | 'unknownRule'
  | 'noProduct'
  | 'noCollection'
  | 'noSegment'
  | 'ofThisStore'
  | 'form'
  | 'fileNeeded'
  | 'faulty';

export type CopyValues = Readonly<Record<string, string>>;

export interface CopyNote {
  code: CopyNoteCode;
  values: CopyValues;
}

export interface CopyRefusal {
  code: CopyRefusalCode;
  values: CopyValues;
}

/** Returns a note. */
export function note(code: CopyNoteCode, values: CopyValues = {}): CopyNote {
  return { code, values };
}

/** Returns a refusal. */
export function refusal(code: CopyRefusalCode, values: CopyValues = {}): { refusal: CopyRefusal } {
  return { refusal: { code, values } };
}
