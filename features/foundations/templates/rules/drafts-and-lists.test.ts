import { describe, expect, it } from 'vitest';
import type { TemplateDefinition } from '../contract/template-definition.ts';
import type { TemplateDraft } from '../contract/template-draft.ts';
import { arrangeTemplates } from './arrange-templates.ts';
import { listedToDraft } from './listed-to-draft.ts';
import { previewDraft } from './preview-draft.ts';
import { readDefinition } from './read-definition.ts';
import { readDraft } from './read-draft.ts';
import { toDraft } from './to-draft.ts';
import { toListed } from './to-listed.ts';

const DEFINITION: TemplateDefinition = {
  name: 'spring_sale',
  language: 'de',
  category: 'UTILITY',
  header: { kind: 'text', text: 'Order {{1}}', variable: { name: 'orderName', sample: '#1001' } },
  body: 'Hi {{1}}, everything with {{2}} is cheaper today.',
  variables: [
    { name: 'firstNameWA', sample: 'Lena' },
    { name: 'colour', sample: 'green' },
  ],
  footer: 'Reply STOP',
  buttons: [{ kind: 'link', title: 'See, now', link: 'page', url: 'https://shop.example/a?b=1,2' }],
  offer: null,
  cards: null,
};
const DRAFT = {
  templateName: 'spring_sale',
  template: 'Hi {{firstNameWA}}, everything with {{colour}} is cheaper today.',
  type: 'text',
  language: 'de',
  category: 'UTILITY',
  header: 'Order {{orderName}}',
  mediaUrl: '',
  footer: 'Reply STOP',
  samples: { firstNameWA: 'Lena', colour: 'green', orderName: '#1001' },
  quick_reply_buttons: '',
  call_to_action_buttons: 'See%2C%20now,https%3A%2F%2Fshop.example%2Fa%3Fb%3D1%2C2',
} as const;
const FILE = 'https://shop.example/cdn/a-picture-of-a-mug.jpg';

describe('a template as a draft', () => {
  it('has all parts and can be read back', () => {
    expect(toDraft(DEFINITION)).toEqual(DRAFT);
    expect(readDraft(DRAFT)).toEqual({ definition: DEFINITION });
  });

  it.each<[string, Partial<TemplateDefinition>, object]>([
    [
      'only a text',
      { header: null, footer: null, buttons: [] },
      { header: '', footer: '', mediaUrl: '', call_to_action_buttons: '' },
    ],
    [
      'a picture',
      { header: { kind: 'image', sampleUrl: FILE } },
      { type: 'image', header: '', mediaUrl: FILE },
    ],
    [
      'our own sample picture',
      { header: { kind: 'image', sampleUrl: null } },
      { type: 'image', mediaUrl: '' },
    ],
    ['a video', { header: { kind: 'video', sampleUrl: FILE } }, { type: 'video', mediaUrl: FILE }],
    ['a document', { header: { kind: 'document', sampleUrl: FILE } }, { type: 'document', mediaUrl: FILE }],
    ['a location', { header: { kind: 'place' } }, { type: 'text', header: '', mediaUrl: '' }],
    [
      'a header without a value',
      { header: { kind: 'text', text: 'New', variable: null } },
      { header: 'New', samples: { firstNameWA: 'Lena', colour: 'green' } },
    ],
    ['a category that merchants cannot choose', { category: 'AUTHENTICATION' }, { category: 'MARKETING' }],
    [
      'quick replies',
      {
        buttons: [
          { kind: 'reply', title: 'Yes, please', payload: 'x' },
          { kind: 'reply', title: 'No', payload: 'y' },
        ],
      },
      { quick_reply_buttons: 'Yes%2C%20please,No', call_to_action_buttons: '' },
    ],
    [
      'a link of the message',
      { buttons: [{ kind: 'link', title: 'Go', link: 'page' }] },
      { call_to_action_buttons: 'Go' },
    ],
  ])('with %s', (_what, change, draft) => {
    expect(toDraft({ ...DEFINITION, ...change })).toMatchObject(draft);
  });

  it.each(['image', 'video', 'document'] as const)('with a %s is read back unchanged', (kind) => {
    const definition: TemplateDefinition = { ...DEFINITION, header: { kind, sampleUrl: FILE } };
    expect(readDraft(toDraft(definition))).toEqual({ definition });
    expect(readDraft({ ...DRAFT, type: kind, mediaUrl: '' })).toMatchObject({
      faults: [`Upload the ${kind} that stands above the text.`],
    });
  });

  it('is null if the row holds something else', () => {
    expect(readDefinition(DEFINITION)).toEqual(DEFINITION);
    expect(readDefinition({ name: 'spring_sale' })).toBeNull();
  });
});

describe('the preview of a draft', () => {
  const draft: TemplateDraft = { ...DRAFT, type: 'Text' };
  const preview = (change: Partial<TemplateDraft> = {}) => previewDraft({ ...draft, ...change })[0];

  it('uses the samples', () => {
    expect(preview()).toMatchObject({
      heading: 'Order #1001',
      text: 'Hi Lena, everything with green is cheaper today.',
      footer: 'Reply STOP',
    });
    expect(preview({ samples: { ...DRAFT.samples, colour: '' } })?.text).toContain('with {{');
  });

  it.each<[string, Partial<TemplateDraft>, unknown]>([
    ['no file', {}, null],
    ['a picture', { type: 'Image', mediaUrl: FILE }, { kind: 'image', url: FILE }],
    ['the placeholder of a picture', { type: 'image', mediaUrl: '' }, { kind: 'image', url: null }],
    ['a video', { type: 'video', mediaUrl: FILE }, { kind: 'video', url: FILE }],
    [
      'the end of a document’s URL',
      { type: 'document', mediaUrl: FILE },
      { kind: 'document', filename: FILE.slice(-25) },
    ],
    [
      'the placeholder of a document',
      { type: 'document', mediaUrl: '' },
      { kind: 'document', filename: null },
    ],
  ])('shows %s', (_what, change, media) => {
    expect(preview(change)?.media ?? null).toEqual(media);
  });
});

describe('a list of templates', () => {
  const createdAt = new Date('2026-11-20T12:00:00Z');
  const standing = (status: TemplateDefinition['name']) => ({
    status,
    reason: null,
    notices: [],
    quality: 'GREEN',
  });
  const listed = (statuses: (string | null)[], uses: { templateName: string; use: string }[] = []) =>
    toListed(
      statuses.map((status, nth) => ({
        templateId: `t${nth}`,
        definition: DEFINITION,
        createdAt,
        standings: status === null ? [] : [standing(status) as never],
      })),
      uses,
    );

  it('starts with approved templates and ends with rejected ones', () => {
    const statuses = ['REJECTED', 'DRAFT', 'DISABLED', 'PAUSED', 'ENABLED', 'PENDING', null];
    expect(listed(statuses).map(({ id, status }) => `${id} ${status}`)).toEqual([
      't4 ENABLED',
      't1 PENDING',
      't5 PENDING',
      't6 PENDING',
      't3 PAUSED',
      't2 DISABLED',
      't0 REJECTED',
    ]);
  });

  it('contains the text, status and uses of a template', () => {
    const uses = [
      { templateName: 'spring_sale', use: 'Cart' },
      { templateName: 'other', use: 'Welcome' },
      { templateName: 'spring_sale', use: 'Broadcast' },
    ];
    const [one] = listed(['ENABLED'], uses);
    expect(one).toMatchObject({
      createdAt: createdAt.toISOString(),
      quality: 'GREEN',
      reason: null,
      notices: [],
      usedBy: ['Cart', 'Broadcast'],
    });
    expect(one && listedToDraft(one)).toEqual(DRAFT);
  });

  it('says when a template without a number will be submitted', () => {
    expect(listed([null])).toMatchObject([
      {
        notices: ['It is submitted as soon as you connect a WhatsApp number.'],
        quality: 'UNKNOWN',
        usedBy: [],
      },
    ]);
  });

  it('is sorted by the day of its templates', () => {
    const [first] = listed(['ENABLED']);
    if (!first) throw new Error('No template.');
    const rows = ['2026-11-20', '2026-11-18', '2026-11-19'].map((day) => ({
      ...first,
      template_name: day,
      createdAt: day,
    }));
    const sorted = (isDescending: boolean) =>
      arrangeTemplates(rows, { search: '', sorting: { key: 'createdAt', isDescending } }).map(
        ({ name }) => name,
      );
    expect(sorted(false)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
    expect(sorted(true)).toEqual(['2026-11-20', '2026-11-19', '2026-11-18']);
  });
});
