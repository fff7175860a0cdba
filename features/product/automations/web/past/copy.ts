export const TITLE = 'What it would have sent';
export const ABOUT =
  'Tries this campaign with its present settings, saved or not, on what really happened in your store in the last 30 days. Nothing is sent, and nothing is changed.';
export const TRY = 'Try it on the last 30 days';
export const TRY_AGAIN = 'Try again';
export const STOP = 'Stop';
export const TAKEN_FOR_GRANTED =
  'This assumes that its templates were approved and that your number or page could send. What the campaign really sent in that time is replaced by what it would have sent.';
export const NOBODY = 'It would have written to nobody: nothing happened that starts it.';
export const SOMEBODY = 'Somebody your store has no name for';
export const FILE_SO_FAR = 'The file holds what was found so far. Try it to the end to get all of it.';
export const FILE_CUT =
  'More happened than can be looked at. The file holds what came of the newest of it, as the list does.';
