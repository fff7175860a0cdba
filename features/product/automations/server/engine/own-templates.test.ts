import { expect, it } from 'vitest';
import type { MerchantTemplate } from '#features/foundations/templates/server/index.ts';
import { placeOwn } from './own-templates.ts';

const OCCASION = { senderId: null, reader: { locale: null, country: 'DE' } };
const NODE = { kind: 'ownTemplate' as const, masterId: 'n1', name: 'mine', language: 'de' };
type Header = MerchantTemplate['definition']['header'];

function template(name: string, header: Header, language = 'de'): MerchantTemplate {
  const definition = {
    name,
    language,
    category: 'MARKETING' as const,
    header,
    body: `Hello from ${name}`,
    variables: [],
    footer: null,
    buttons: [],
    offer: null,
    cards: null,
  };
  return { templateId: name, name, language, definition, createdAt: new Date(0), standings: [] };
}

const PICTURE: Header = { kind: 'image', sampleUrl: null };
const UPLOADED: Header = { kind: 'image', sampleUrl: 'https://shop.example/mug.png' };

it.each([
  ['a text with a cart’s picture has a version without one', PICTURE, ['de'], 'mine_plain'],
  ['a version in another language is not used', PICTURE, ['en'], undefined],
  ['a text with an uploaded picture needs no other version', UPLOADED, ['de'], undefined],
  ['a text without a picture needs no other version', null, ['de'], undefined],
])('%s', (_what, header, languages, plainName) => {
  const variants = [template('mine', header), ...languages.map((one) => template('mine_plain', null, one))];
  const [node] = placeOwn([NODE], variants, OCCASION);
  expect(node).toMatchObject({ kind: 'template', template: { name: 'mine' } });
  expect(node?.kind === 'template' && (node.withoutPicture?.name ?? undefined)).toBe(plainName);
});
