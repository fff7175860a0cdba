import { Ajv, type ValidateFunction } from 'ajv';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GraphRefusal } from '../graph-refusal.ts';
import { checkInteractive, checkTappable } from './check-interactive.ts';

type Json = Record<string, unknown>;

const SCHEMA_FILE = join(import.meta.dirname, '../schema/meta-business-messaging-api-v23.openapi.json');

/** The kinds of message that the schema describes well enough for a check; see DIFFERENCES.md. */
const CHECKED = {
  text: 'TextMessage',
  template: 'TemplateMessage',
  interactive: 'InteractiveMessage',
  image: 'ImageMessage',
  video: 'VideoMessage',
  document: 'DocumentMessage',
  audio: 'AudioMessage',
  location: 'LocationMessage',
} as const;

let compiled: Map<string, ValidateFunction> | null = null;

/** Refuses a body that does not fit Meta's own schema. The schema is compiled at the first message. */
export function checkSendBody(body: Json): void {
  if (body['messaging_product'] !== 'whatsapp')
    throw new GraphRefusal(100, 'The parameter messaging_product is required and must be "whatsapp".');
  compiled ??= compile();
  const type = typeof body['type'] === 'string' ? body['type'] : 'text';
  const validate = compiled.get(type);
  if (!validate) throw unknownType(type);
  if (body['to'] === undefined && body['recipient'] === undefined)
    throw new GraphRefusal(100, 'The parameter to is required.');
  if (type === 'interactive') checkTappable(body['interactive'] as Parameters<typeof checkTappable>[0]);
  if (validate(body)) return checkBeyondSchema(type, body);
  const first = validate.errors?.find(({ keyword }) => keyword !== 'oneOf' && keyword !== 'allOf');
  const where = first?.instancePath.slice(1).replaceAll('/', '.') || 'body';
  throw new GraphRefusal(
    first?.keyword === 'required' ? 131008 : 100,
    `${where}: ${first?.message ?? 'is not valid'}`,
  );
}

/** Returns the refusal of kinds that do not exist, and of kinds that a business can send only elsewhere. */
function unknownType(type: string): GraphRefusal {
  if (NOT_PLAYED.includes(type))
    return new GraphRefusal(131051, `Message type ${type} is not supported here.`);
  const known = [...Object.keys(CHECKED), ...NOT_PLAYED].map((one) => one.toUpperCase());
  return new GraphRefusal(100, `Param type must be one of {${known.join(', ')}} - got "${type}".`);
}

const NOT_PLAYED = ['contacts', 'reaction', 'sticker'];

/** Checks rules that the schema does not contain. */
function checkBeyondSchema(type: string, body: Json): void {
  if (type === 'interactive') checkInteractive(body['interactive'] as Parameters<typeof checkInteractive>[0]);
  const part = (body[type] ?? {}) as Json;
  if (typeof part['caption'] === 'string' && part['caption'].length > CAPTION_LIMIT)
    throw new GraphRefusal(131009, `${type}.caption has more than ${CAPTION_LIMIT} characters`);
  if (type === 'audio' && part['caption'] !== undefined)
    throw new GraphRefusal(100, 'audio.caption: a sound has no caption');
  if (type === 'location' && (part['latitude'] === undefined || part['longitude'] === undefined))
    throw new GraphRefusal(131008, 'location needs latitude and longitude');
}

const CAPTION_LIMIT = 1024;

function compile(): Map<string, ValidateFunction> {
  const document = JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')) as { components: { schemas: Json } };
  correct(document.components.schemas);
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'meta', ...document });
  return new Map(
    Object.entries(CHECKED).map(([type, name]) => [
      type,
      ajv.compile({ $ref: `meta#/components/schemas/${name}` }),
    ]),
  );
}

/** Corrects the schema where it contradicts Meta's documentation and the behaviour of its servers. */
function correct(schemas: Json): void {
  for (const name of Object.values(CHECKED)) allowCommonProperties(schemas[name] as { allOf: Json[] });
  const base = schemas['BaseMessageProperties'] as { required: string[]; properties: Json };
  base.required = ['messaging_product'];
  base.properties['biz_opaque_callback_data'] = { type: 'string', maxLength: 512 };
  base.properties['recipient'] = { type: 'string' };
  (schemas['LanguageObject'] as { required: string[] }).required = ['code'];

  const component = (schemas['TemplateComponent'] as { properties: Record<string, Json> }).properties;
  component['index'] = { type: ['string', 'integer'], pattern: '^[0-9]$', minimum: 0, maximum: 9 };
  component['sub_type'] = {
    enum: ['quick_reply', 'url', 'copy_code', 'catalog', 'flow', 'mpm', 'voice_call'],
  };
  component['type'] = {
    type: 'string',
    pattern:
      '^(?:header|body|button|limited_time_offer|carousel|HEADER|BODY|BUTTON|LIMITED_TIME_OFFER|CAROUSEL)$',
  };
  delete (schemas['TemplateComponent'] as Json)['discriminator'];

  const interactive = (schemas['InteractiveObject'] as { properties: Record<string, { enum: string[] }> })
    .properties;
  interactive['type']?.enum.push('cta_url', 'location_request_message');
  (schemas['ActionObject'] as { oneOf: Json[] }).oneOf.push(LINK_BUTTON, PLACE_BUTTON);
  // The limit of button messages is 1,024; a list may have 4,096. Our own code checks which limit applies.
  (schemas['BodyObject'] as { properties: Record<string, Json> }).properties['text'] = {
    type: 'string',
    minLength: 1,
    maxLength: 4096,
  };
  const location = (schemas['LocationMessage'] as { allOf: { properties?: Record<string, Json> }[] })
    .allOf[1];
  const place = location?.properties?.['location']?.['properties'] as Record<string, Json> | undefined;
  for (const side of ['latitude', 'longitude']) if (place?.[side]) place[side]['type'] = ['string', 'number'];
  const text = (schemas['TextMessage'] as { allOf: { properties?: Record<string, Json> }[] }).allOf[1];
  if (text?.properties?.['text']) {
    text.properties['text']['required'] = ['body'];
    text.properties['text']['properties'] = {
      body: { type: 'string', minLength: 1, maxLength: 4096 },
      preview_url: { type: 'boolean' },
    };
  }
}

const LINK_BUTTON: Json = {
  required: ['name', 'parameters'],
  properties: {
    name: { enum: ['cta_url'] },
    parameters: {
      type: 'object',
      required: ['display_text', 'url'],
      properties: {
        display_text: { type: 'string', minLength: 1, maxLength: 20 },
        url: { type: 'string', minLength: 1 },
      },
    },
  },
};

const PLACE_BUTTON: Json = { required: ['name'], properties: { name: { enum: ['send_location'] } } };

/** Lets both halves of an `allOf` have the other half's properties. As published, each half forbids them. */
function allowCommonProperties(schema: { allOf: Json[] }): void {
  for (const part of schema.allOf) delete part['additionalProperties'];
}
