import { expect, it } from 'vitest';
import type { ListedTemplate } from '../contract/template-calls.ts';
import { arrangeTemplates, BY_STATUS, type Sorting } from './arrange-templates.ts';

function listed(name: string, createdAt: string, change: Partial<ListedTemplate> = {}): ListedTemplate {
  return {
    id: `${name} ${change.language ?? 'en'}`,
    template_name: name,
    template: `The text of ${name}`,
    createdAt,
    status: 'ENABLED',
    language: 'en',
    type: 'text',
    quickReplyButtons: '',
    callToActionButtons: '',
    category: 'MARKETING',
    header: '',
    mediaUrl: '',
    footer: '',
    samples: {},
    reason: null,
    notices: [],
    quality: 'UNKNOWN',
    isForCampaigns: false,
    usedBy: [],
    ...change,
  };
}

const LIST = [
  listed('spring', '2026-11-02'),
  listed('autumn', '2026-11-03'),
  listed('spring', '2026-11-04', { language: 'de', status: 'PENDING', template: 'Der Frühling' }),
];

it.each<[string, string, Sorting, string[]]>([
  ['one row for each name', '', BY_STATUS, ['spring', 'autumn']],
  ['rows sorted by name', '', { key: 'name', isDescending: false }, ['autumn', 'spring']],
  [
    'rows sorted by day, the latest first',
    '',
    { key: 'createdAt', isDescending: true },
    ['autumn', 'spring'],
  ],
  ['templates whose text matches in any language', 'FRÜHLING', BY_STATUS, ['spring']],
  ['no row if nothing matches', 'summer', BY_STATUS, []],
])('shows %s', (_, search, sorting, names) => {
  expect(arrangeTemplates(LIST, { search, sorting }).map(({ name }) => name)).toEqual(names);
});

it('has all languages of a name in its row', () => {
  const [spring] = arrangeTemplates(LIST, { search: '', sorting: BY_STATUS });
  expect(spring?.variants.map(({ language }) => language)).toEqual(['en', 'de']);
});
