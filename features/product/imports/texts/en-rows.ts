import type { Catalogue } from '#platform/language/catalogue.ts';

/** Why an import failed or stopped early: what happened, then what to do. */
export const failReasons = {
  crashed:
    'The server was stopped three times while it worked on this list. Start it again as a new import: who is on it already is not added twice.',
  broken:
    'Something went wrong on our side three times, and was logged. Start it again later as a new import: who is on it already is not added twice.',
  cancelled: 'You cancelled this import. Who was added by then stays.',
  tooManyRows: 'This file has more than 5,000,000 rows, so nobody was added. Split it, and import the parts.',
  tooManyFaults:
    'None of the first 100,000 rows has a number that can be reached, so nobody was added. Check which column is the phone number, and the country.',
  noPeople: 'No row of this file has a number that can be reached, so nobody was added.',
  personErased:
    'Somebody on this list asked to be erased, so the list was deleted. Remove that person from your file, and start it again as a new import.',
  fileGone: 'The file of this import is gone. Start it again as a new import.',
} as const satisfies Catalogue;

/** Why a row is not added. */
export const rowFaults = {
  width:
    'This row has {cells} cells, but the file has {columns} columns. Put a value with a comma or semicolon in quotes.',
  quoteNotClosed: 'A quote in this line is never closed.',
  rowTooLong: 'This row has more than 65,000 characters.',
  takenBefore: 'An earlier row has this number already: that one was taken.',
  takenWithoutYes:
    'An earlier row has this number already: that one was taken, but not as agreed, since this row says no yes.',
  noNumber: 'There is no phone number.',
  rounded: 'A spreadsheet has rounded this number. Format its column as text, and export the list again.',
  severalNumbers: 'There are several phone numbers. Keep the one that is on WhatsApp.',
  unknownCountry:
    '“{country}” is not a country that we know. Write its two letters, such as DE, or its calling code, such as +49.',
  invalid: 'This is not a phone number that can be reached (read as of {country}).',
  /** `{numbers}` is one number, or several joined by `or`. */
  question: 'Did you mean {numbers}? Write the number with a plus and its country code.',
  or: '{first} or {second}',
} as const satisfies Catalogue;

/** What is left out of a row that is added. */
export const rowNotes = {
  taken: 'This person was taken.',
  firstName: 'The first name is too long, and was left out.',
  lastName: 'The last name is too long, and was left out.',
  email: 'The e-mail address is none, and was left out.',
  language: 'The language is not a code such as de or pt-BR, and was left out.',
  tags: 'Some tags are too long or too many, and were left out.',
  attribute: {
    valueString: '{attribute} has more than {most} characters, and was left out.',
    valueNumber: '{attribute} is not a number, and was left out.',
    valueDate: '{attribute} is not a date, and was left out.',
  },
  namelessAttribute: 'A value',
} as const satisfies Catalogue;

/** The columns of the file of rows that were not added. */
export const errorsFile = {
  line: 'Line',
  reason: 'Reason',
  row: 'Row',
} as const satisfies Catalogue;
