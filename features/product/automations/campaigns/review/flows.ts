import type { FlowLabel } from '#features/product/flows/contract/flow-definition.ts';
import {
  chatFlow,
  leadsTo,
  stop,
  templateFlow,
  type WordsByLanguage,
} from '#features/product/flows/rules/flow/write-flow.ts';
import { texts } from '../../texts/all.ts';
import { BAD } from './words/bad.ts';
import { GREAT_OFFER } from './words/great-offer.ts';
import { GREAT } from './words/great.ts';
import { OKAY } from './words/okay.ts';
import { QUESTION_OFFER } from './words/question-offer.ts';
import { QUESTION } from './words/question.ts';

function question(
  { key, label, great }: { key: string; label: () => FlowLabel; great: string },
  words: WordsByLanguage,
) {
  return templateFlow(
    {
      key,
      label,
      begins: ['reviewWA1'],
      actions: [leadsTo(great), leadsTo('review_okay'), leadsTo('review_bad'), stop],
      category: 'MARKETING',
      showsPicture: false,
    },
    words,
  );
}

const answer = (key: string, words: WordsByLanguage) => chatFlow({ key, begins: [], actions: [] }, words);

export const REVIEW_FLOWS = [
  question(
    {
      key: 'review_question',
      label: () => ({ name: texts.flowNames.review.plain, description: [texts.flowParts.reviewAnswers] }),
      great: 'review_great',
    },
    QUESTION,
  ),
  question(
    {
      key: 'review_question_offer',
      label: () => ({
        name: texts.flowNames.review.offer,
        description: [texts.flowParts.reviewAnswers, texts.flowParts.reviewCode],
      }),
      great: 'review_great_offer',
    },
    QUESTION_OFFER,
  ),
  answer('review_great', GREAT),
  answer('review_great_offer', GREAT_OFFER),
  answer('review_okay', OKAY),
  answer('review_bad', BAD),
];
