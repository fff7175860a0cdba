type Form = Record<string, string>;

interface Card {
  headerType: string;
  exampleMedia: string | null;
  body: string;
  sampleText: string;
  buttons?: object[];
}

/** Converts a template from Gupshup's form to Meta's. Takes the sample values from the examples. */
export function toMetaTemplate(form: Form): object {
  const { elementName, languageCode, category, content = '', example = '', footer } = form;
  const buttons = JSON.parse(form['buttons'] ?? '[]') as object[];
  const cards = JSON.parse(form['cards'] ?? '[]') as Card[];
  const offer = { text: form['limitedOfferText'], has_expiration: form['hasExpiration'] === 'true' };
  return {
    name: elementName,
    language: languageCode,
    category,
    parameter_format: 'POSITIONAL',
    components: [
      ...toHeader(form),
      ...(form['isLTO'] === 'true' ? [{ type: 'LIMITED_TIME_OFFER', limited_time_offer: offer }] : []),
      toBody(content, example),
      ...(footer === undefined ? [] : [{ type: 'FOOTER', text: footer }]),
      ...(buttons.length === 0 ? [] : [{ type: 'BUTTONS', buttons }]),
      ...(cards.length === 0 ? [] : [{ type: 'CAROUSEL', cards: cards.map(toCard) }]),
    ],
  };
}

function toHeader({ templateType, header, exampleHeader = '', exampleMedia = '' }: Form): object[] {
  if (templateType === 'LOCATION') return [{ type: 'HEADER', format: templateType }];
  if (templateType !== 'TEXT' && templateType !== 'CAROUSEL')
    return [{ type: 'HEADER', format: templateType, example: { header_handle: [exampleMedia] } }];
  if (header === undefined) return [];
  const samples = samplesIn(header, exampleHeader);
  const example = samples.length > 0 && { example: { header_text: samples } };
  return [{ type: 'HEADER', format: 'TEXT', text: header, ...example }];
}

function toBody(text: string, example: string): object {
  const samples = samplesIn(text, example);
  return { type: 'BODY', text, ...(samples.length > 0 && { example: { body_text: [samples] } }) };
}

function toCard({ headerType, exampleMedia, body, sampleText, buttons = [] }: Card): object {
  return {
    components: [
      { type: 'HEADER', format: headerType, example: { header_handle: [exampleMedia ?? ''] } },
      toBody(body, sampleText),
      ...(buttons.length === 0 ? [] : [{ type: 'BUTTONS', buttons }]),
    ],
  };
}

/** Returns the values in an example at the places of the text's variables. */
function samplesIn(content: string, example: string): string[] {
  const pattern = content
    .split(/\{\{\d+\}\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([\\s\\S]*?)');
  return new RegExp(`^${pattern}$`).exec(example)?.slice(1) ?? [];
}
