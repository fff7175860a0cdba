import { expect, it } from 'vitest';
import type { TemplateDraft } from '../contract/template-draft.ts';
import { readDraft } from './read-draft.ts';

const good: TemplateDraft = {
  templateName: 'Spring_Sale',
  template: 'Hi {{firstNameWA}}, everything with {{colour}} is cheaper today.',
  type: 'Text',
};

function faults(change: Partial<TemplateDraft>): string[] {
  const read = readDraft({ ...good, ...change });
  return 'faults' in read ? read.faults : [];
}

it.each<[string, Partial<TemplateDraft>, string]>([
  ['no name', { templateName: '' }, 'Template Name cannot be empty'],
  ['no text', { template: ' ' }, 'Template Body cannot be empty'],
  [
    'a long name',
    { templateName: 'a'.repeat(251) },
    'You can only enter 250 characters in the template name!',
  ],
  [
    'a name with a space',
    { templateName: 'spring sale' },
    'Template names can only contain _ as a special character.',
  ],
  [
    'a language that WhatsApp does not know',
    { language: 'xx' },
    'WhatsApp does not know this language. Choose a code such as en or pt_BR.',
  ],
  [
    'a language in another spelling than WhatsApp’s',
    { language: 'pt-br' },
    'WhatsApp does not know this language. Choose a code such as en or pt_BR.',
  ],
  ['a long text', { template: 'a'.repeat(1025) }, 'You can only enter 1024 characters in the message body!'],
  [
    'two empty lines',
    { template: 'Hello\n\n\nyou' },
    'The template body cannot have 2 consecutive empty lines.',
  ],
  [
    'a button without text',
    { call_to_action_buttons: ',https%3A%2F%2Fa.example' },
    'The button text cannot be empty.',
  ],
  [
    'a long button',
    { quick_reply_buttons: 'a'.repeat(21) },
    'You can only enter 20 characters in button text.',
  ],
  ['four replies', { quick_reply_buttons: 'a,b,c,d' }, 'A template has at most 3 quick replies.'],
  [
    'both kinds of buttons',
    { quick_reply_buttons: 'a', call_to_action_buttons: 'b' },
    'A template has quick replies or a link, not both.',
  ],
  ['no picture', { type: 'image' }, 'Upload the image that stands above the text.'],
  ['two variables in the header', { header: '{{a}} and {{b}}' }, 'The header can have one variable at most.'],
  [
    'a variable with a number',
    { template: 'Hi {{1}}, hello there.' },
    'Write a variable as {{name}}: two curly brackets on either side of letters, digits and _, a letter first.',
  ],
])('says what is wrong with %s', (_, change, sentence) => {
  expect(faults(change)).toContain(sentence);
});

it('reports the error of a variable once', () => {
  expect(faults({ template: 'Hi {{1}}, hello {name} there.' })).toHaveLength(1);
});

it('numbers the variables, and keeps their names and samples', () => {
  const read = readDraft({
    ...good,
    header: 'For {{colour}} lovers',
    samples: { colour: 'green' },
    quick_reply_buttons: 'Show%20me%2C%20please,Stop',
  });
  expect(read).toMatchObject({
    definition: {
      name: 'spring_sale',
      language: 'en',
      category: 'MARKETING',
      header: { text: 'For {{1}} lovers', variable: { name: 'colour', sample: 'green' } },
      body: 'Hi {{1}}, everything with {{2}} is cheaper today.',
      variables: [
        { name: 'firstNameWA', sample: 'Lena' },
        { name: 'colour', sample: 'green' },
      ],
      buttons: [
        { kind: 'reply', title: 'Show me, please', payload: 'Show me, please' },
        { kind: 'reply', title: 'Stop', payload: 'Stop' },
      ],
    },
  });
});

it('creates a sample for a variable without one', () => {
  const read = readDraft({ ...good, template: 'From {{last_day}} on, for {{newItems}} too.' });
  expect('definition' in read && read.definition.variables.map(({ sample }) => sample)).toEqual([
    'last day',
    'new items',
  ]);
});

it.each(['de', 'es_CO', 'rw_RW'])('accepts a text in %s', (language) => {
  expect(faults({ language })).toEqual([]);
});
