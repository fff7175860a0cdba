import { nextId } from '../../new-id.ts';
import type { StorePixel } from '../../store.ts';
import { numberOfGid, type Asked, type Resolver } from '../resolver.ts';

interface PixelArguments {
  webPixel: { settings: unknown };
}

/** The settings that the app's extension declares. Both are required. */
const FIELDS = ['pageId', 'visitsUrl'];

/** Resolvers for the app's web pixel. Each store has one. */
export const pixelResolvers: Record<string, Resolver> = {
  webPixelCreate: ({ webPixel }: PixelArguments, { sandbox, records }: Asked) => {
    const settings = readSettings(webPixel.settings);
    if (!settings) return refuse('INVALID_SETTINGS', 'Settings are invalid');
    if (records.store.pixel) return refuse('TAKEN', 'Web pixel already exists for this app');
    records.store.pixel = { id: nextId(records.store), settings };
    sandbox.world.changed();
    return { webPixel: pixelNode(records.store.pixel), userErrors: [] };
  },

  webPixelUpdate: ({ id, webPixel }: PixelArguments & { id: string }, { sandbox, records }: Asked) => {
    const settings = readSettings(webPixel.settings);
    if (!settings) return refuse('INVALID_SETTINGS', 'Settings are invalid');
    const { pixel } = records.store;
    if (!pixel || String(pixel.id) !== numberOfGid(id))
      return refuse('NOT_FOUND', 'Web pixel does not exist');
    pixel.settings = settings;
    sandbox.world.changed();
    return { webPixel: pixelNode(pixel), userErrors: [] };
  },

  webPixel: (_args: object, { records }: Asked) =>
    records.store.pixel ? pixelNode(records.store.pixel) : null,
};

function refuse(code: string, message: string) {
  return { webPixel: null, userErrors: [{ code, field: ['settings'], message }] };
}

/** Reads the pixel's settings. Null if they do not match the settings that the extension declares. */
function readSettings(given: unknown): StorePixel['settings'] | null {
  const read: unknown = typeof given === 'string' ? parse(given) : given;
  if (typeof read !== 'object' || read === null) return null;
  const fields = read as Record<string, unknown>;
  if (Object.keys(fields).toSorted().join() !== FIELDS.join()) return null;
  const { pageId, visitsUrl } = fields;
  return typeof pageId === 'string' && typeof visitsUrl === 'string' ? { pageId, visitsUrl } : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function pixelNode({ id, settings }: StorePixel) {
  return {
    __typename: 'WebPixel',
    id: `gid://shopify/WebPixel/${id}`,
    settings: JSON.stringify(settings),
  };
}
