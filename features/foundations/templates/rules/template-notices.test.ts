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
  ['an offer that was submitted as one', { submittedAs: 'MARKETING', category: 'MARKETING' }, []],
  [
    'recategorised as marketing',
    { category: 'MARKETING' },
    [/counts this template as marketing now: it goes only to people who agreed/],
  ],
  [
    'soon recategorised as marketing',
    { comingCategory: 'MARKETING', comingCategoryAt: sunday },
    [/as marketing about 29 November 2026: from then on/],
  ],
  [
    'soon recategorised as marketing, without a day',
    { comingCategory: 'MARKETING' },
    [/as marketing soon: from then on/],
  ],
  [
    'soon no longer marketing',
    { submittedAs: 'MARKETING', category: 'MARKETING', comingCategory: 'UTILITY' },
    [],
  ],
  ['rated low', { quality: 'RED' }, [/rates its quality low/]],
  ['rated medium', { quality: 'YELLOW' }, []],
  ['recategorised and rated low', { category: 'MARKETING', quality: 'RED' }, [/marketing/, /quality/]],
])('describes a template that is %s', (_story, change, sentences) => {
  expect(templateNotices({ ...fine, ...change })).toEqual(
    sentences.map((sentence) => expect.stringMatching(sentence) as string),
  );
});
