/** Why an import failed or stopped early: what happened, then what to do. */
const SENTENCES: Readonly<Record<string, string>> = {
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
};

export type FailReason =
  | 'crashed'
  | 'broken'
  | 'cancelled'
  | 'tooManyRows'
  | 'tooManyFaults'
  | 'noPeople'
  | 'personErased'
  | 'fileGone';

/** Returns the sentence of a stored reason. */
export function reasonSentence(reason: string): string {
  return SENTENCES[reason] ?? reason;
}
