import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** The drawings of product pictures, one for each kind of product. */
const Drawing = z.enum([
  'mug',
  'bowl',
  'plate',
  'teapot',
  'jug',
  'glass',
  'vase',
  'candle',
  'planter',
  'lamp',
  'mushroom',
  'lantern',
  'blanket',
  'cushion',
  'towel',
  'apron',
  'basket',
  'board',
  'clock',
  'mirror',
  'soap',
  'notebook',
  'print',
  'bird',
  'tray',
]);
export type PictureKind = z.infer<typeof Drawing>;

const palettes = {
  sage: { ground: '#E4EBE1', main: '#7C9A83', accent: '#5B7563' },
  clay: { ground: '#F3E6DC', main: '#C4805F', accent: '#96593D' },
  cream: { ground: '#EFE9DD', main: '#FBF7EE', accent: '#B9A88A' },
  dusk: { ground: '#E3E6EF', main: '#66749C', accent: '#46527A' },
  honey: { ground: '#F6ECD2', main: '#E0B04C', accent: '#A97B1F' },
  rose: { ground: '#F5E4E2', main: '#CF8E8B', accent: '#A15F62' },
  stone: { ground: '#E9E7E4', main: '#8E8A84', accent: '#5F5B56' },
  sea: { ground: '#DDECEC', main: '#5E9CA0', accent: '#3C7175' },
};

const Catalogue = z.object({
  collections: z.array(z.object({ handle: z.string(), title: z.string(), description: z.string() })),
  products: z.array(
    z
      .object({
        handle: z.string(),
        title: z.string(),
        description: z.string(),
        priceCents: z.number().int(),
        compareAtCents: z.number().int().nullable().default(null),
        productType: z.string(),
        tags: z.array(z.string()),
        /** The product's variants. Without any, there is one variant with the product's price. */
        variants: z
          .object({
            option: z.string(),
            choices: z.array(z.object({ title: z.string(), priceCents: z.number().int() })).min(2),
          })
          .nullable()
          .default(null),
        collections: z.array(z.string()),
        drawing: Drawing,
        colours: z.enum(['sage', 'clay', 'cream', 'dusk', 'honey', 'rose', 'stone', 'sea']),
      })
      .transform(({ drawing, colours, ...item }) => ({
        ...item,
        picture: { kind: drawing, ...palettes[colours] },
      })),
  ),
});

const read = Catalogue.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'catalogue.json'), 'utf8')));

/** The catalogue of each new demo store. */
export const catalogue = read.products;
export type CatalogueItem = (typeof catalogue)[number];

export const catalogueCollections = read.collections;
