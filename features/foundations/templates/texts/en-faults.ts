import type { Catalogue } from '#platform/language/catalogue.ts';

/** What is wrong with a template, as whole sentences. Those about a name and a text are word for word from document 3. */
export const nameFaults = {
  missing: 'Template Name cannot be empty',
  deleted:
    'A template with the name {name} was deleted, and messages that went out with it still show it. Choose another name.',
  tooMany: 'You have {most} templates, which is the limit. Delete one before you create another.',
} as const satisfies Catalogue;

export const draftFaults = {
  unreadable: 'This template cannot be read.',
  language: 'WhatsApp does not know this language. Choose a code such as en or pt_BR.',
  languageForm: 'A language is written as en, or as pt_BR with its country.',
  malformed:
    'Write a variable as {{name}}: two curly brackets on either side of letters, digits and _, a letter first.',
  fileMissing: {
    image: 'Upload the image that stands above the text.',
    video: 'Upload the video that stands above the text.',
    document: 'Upload the document that stands above the text.',
  },
  tooManyReplies: 'A template has at most {most} quick replies.',
  tooManyLinks: 'A template has one link at most: its text, and its address.',
  repliesOrLink: 'A template has quick replies or a link, not both.',
  shapeDiffers:
    'In every language a template has the same category, header, variables and buttons: compare it with the one in {language}.',
  notRejected:
    'Only a rejected template can be changed, because messages show the text of its name. Copy it under another name.',
  stillSent: 'The {use} sends this template. Choose another one there, then delete it.',
} as const satisfies Catalogue;

export const bodyFaults = {
  missing: 'Template Body cannot be empty',
  emptyLines: 'The template body cannot have 2 consecutive empty lines.',
  gap: 'The variables in the text must be {{1}}, {{2}} and so on, without a gap.',
  sample: 'Every variable in the text needs a sample.',
  ends: 'The text may not begin or end with a variable.',
  fewWords: 'The text has too many variables for so few words.',
  spaces: 'The text can have no tabs and at most four spaces in a row.',
  twice: 'Two variables in the text have the same name.',
  offerTooLong: 'The text of a limited-time offer has at most {most} characters.',
} as const satisfies Catalogue;

export const headerFaults = {
  missing: 'The header text is missing.',
  tooLong: 'The header is longer than {most} characters.',
  notPlain: 'The header can have no line breaks, no formatting and no emoji.',
  oneVariable: 'The header can have one variable at most.',
  counted: 'The variable of the header is written {{1}}.',
  sample: 'The variable of the header needs a sample.',
} as const satisfies Catalogue;

export const partFaults = {
  footerMissing: 'The footer is empty.',
  footerTooLong: 'The footer is longer than {most} characters.',
  footerNotPlain: 'The footer can have no line breaks and no variables.',
  variableName: 'The name of a variable has at most 50 letters, digits and _, and begins with a letter.',
  sampleMissing: 'Every variable needs a sample.',
  sampleTooLong: 'A sample is longer than {most} characters.',
  sampleNotPlain: 'A sample has no line breaks, no tabs and at most four spaces in a row.',
  address: 'An address begins with https.',
  addressTooLong: 'This address is longer than {most} characters.',
  buttonMissing: 'The button text cannot be empty.',
  buttonVariable: 'The button text cannot have variables.',
  buttonNotPlain: 'The text of a button can have no line breaks, no formatting and no emoji.',
  buttonTwice: 'Two buttons have the same text.',
  tooManyButtons: 'A template has at most {most} buttons.',
} as const satisfies Catalogue;
