import {
  chatFlow,
  leadsTo,
  stop,
  templateFlow,
  type WordsByLanguage,
} from '#features/product/flows/rules/flow/write-flow.ts';
import { BAD } from './words/bad.ts';
import { GREAT_OFFER } from './words/great-offer.ts';
import { GREAT } from './words/great.ts';
import { OKAY } from './words/okay.ts';
import { QUESTION_OFFER } from './words/question-offer.ts';
import { QUESTION } from './words/question.ts';

function question(
  { key, name, description, great }: { key: string; name: string; description: string[]; great: string },
  words: WordsByLanguage,
) {
  return templateFlow(
    {
      key,
      name,
      description,
      begins: ['reviewWA1'],
      actions: [leadsTo(great), leadsTo('review_okay'), leadsTo('review_bad'), stop],
      category: 'MARKETING',
      showsPicture: false,
    },
    words,
  );
}

const answer = (key: string, name: string, words: WordsByLanguage) =>
  chatFlow({ key, name, description: ['Asks for a few words'], begins: [], actions: [] }, words);

export const REVIEW_FLOWS = [
  question(
    {
      key: 'review_question',
      name: 'Question',
      description: ['Great, Okay or Bad'],
      great: 'review_great',
    },
    QUESTION,
  ),
  question(
    {
      key: 'review_question_offer',
      name: 'Question, and a thank-you code after Great',
      description: ['Great, Okay or Bad', 'A discount code after Great'],
      great: 'review_great_offer',
    },
    QUESTION_OFFER,
  ),
  answer('review_great', 'Great', GREAT),
  answer('review_great_offer', 'Great, with a thank-you code', GREAT_OFFER),
  answer('review_okay', 'Okay', OKAY),
  answer('review_bad', 'Bad', BAD),
];
