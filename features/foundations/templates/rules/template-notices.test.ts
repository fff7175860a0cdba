import { expect, it } from 'vitest';
import { templateNotices, type TemplateStatusNow } from './template-notices.ts';

const fine: TemplateStatusNow = {
  submittedAs: 'UTILITY',
  category: 'UTILITY',
  comingCategory: null,
  comingCategoryAt: null,
  quality: 'GREEN',
};
const sunday = new Date('2026-11-29T12:00:00Z');

it.each<[string, Partial<TemplateStatusNow>, RegExp[]]>([
  ['as it was submitted', {}, []],
  ['an offer that is one', { submittedAs: 'MARKETING', category: 'MARKETING' }, []],
  [
    'moved to marketing',
    { category: 'MARKETING' },
    [/counts this template as marketing now: it goes only to people who agreed/],
  ],
  [
    'about to be moved',
    { comingCategory: 'MARKETING', comingCategoryAt: sunday },
    [/as marketing about 29 November 2026: from then on/],
  ],
  ['about to be moved, without a day', { comingCategory: 'MARKETING' }, [/as marketing soon: from then on/]],
  [
    'about to be freed of it',
    { submittedAs: 'MARKETING', category: 'MARKETING', comingCategory: 'UTILITY' },
    [],
  ],
  ['disliked', { quality: 'RED' }, [/rates its quality low/]],
  ['liked less', { quality: 'YELLOW' }, []],
  ['moved and disliked', { category: 'MARKETING', quality: 'RED' }, [/marketing/, /quality/]],
])('a template that is %s', (_story, change, sentences) => {
  expect(templateNotices({ ...fine, ...change })).toEqual(
    sentences.map((sentence) => expect.stringMatching(sentence) as string),
  );
});
