import { expect, it } from 'vitest';
import type { ListedTemplate } from '../contract/template-calls.ts';
import { templateCsv } from './template-csv.ts';

const SALE: ListedTemplate = {
  id: '1',
  template_name: 'sale',
  template: 'Hi {{firstNameWA}}, ten off.',
  createdAt: '2026-11-20T12:00:00.000Z',
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
  usedBy: ['broadcast “Spring”', 'campaign “Reordering”'],
};

it('has a row for each language of each template, with the reason if one cannot be sent', () => {
  const german: ListedTemplate = { ...SALE, language: 'de', status: 'REJECTED', reason: 'Too short.' };
  const [, ...rows] = templateCsv([{ name: 'sale', variants: [SALE, german] }], 'Europe/Berlin');
  expect(
    rows.map(([name, language, , , at, status, why, usedBy]) => [name, language, at, status, why, usedBy]),
  ).toEqual([
    ['sale', 'English', '2026-11-20 13:00:00', 'APPROVED', '', 'broadcast “Spring”, campaign “Reordering”'],
    [
      'sale',
      'German',
      '2026-11-20 13:00:00',
      'REJECTED',
      'Too short.',
      'broadcast “Spring”, campaign “Reordering”',
    ],
  ]);
});
