/** A drawing in the product pictures; one product kind, one drawing. */
export type PictureKind =
  | 'mug' | 'bowl' | 'plate' | 'teapot' | 'jug' | 'glass' | 'vase' | 'candle' | 'lamp' | 'lantern'
  | 'blanket' | 'cushion' | 'towel' | 'apron' | 'basket' | 'planter' | 'board' | 'clock' | 'mirror'
  | 'soap' | 'notebook' | 'print' | 'bird' | 'tray';

export interface CatalogueItem {
  handle: string;
  title: string;
  description: string;
  priceCents: number;
  compareAtCents?: number;
  productType: string;
  tags: string[];
  collections: string[];
  picture: { kind: PictureKind; ground: string; main: string; accent: string };
}

export const catalogueCollections = [
  { handle: 'table', title: 'At the table', description: 'Stoneware, glass and linen for slow breakfasts and long dinners.' },
  { handle: 'light', title: 'Light & scent', description: 'Candles, lanterns and lamps for when the evening comes early.' },
  { handle: 'textiles', title: 'Soft things', description: 'Wool, linen and cotton to sit on, sleep under and dry off with.' },
  { handle: 'garden', title: 'Green corner', description: 'Pots, baskets and small helpers for people who talk to their plants.' },
  { handle: 'gifts', title: 'Small gifts', description: 'Something to bring along, from twelve euros.' },
];

const sage = { ground: '#E4EBE1', main: '#7C9A83', accent: '#5B7563' };
const clay = { ground: '#F3E6DC', main: '#C4805F', accent: '#96593D' };
const cream = { ground: '#EFE9DD', main: '#FBF7EE', accent: '#B9A88A' };
const dusk = { ground: '#E3E6EF', main: '#66749C', accent: '#46527A' };
const honey = { ground: '#F6ECD2', main: '#E0B04C', accent: '#A97B1F' };
const rose = { ground: '#F5E4E2', main: '#CF8E8B', accent: '#A15F62' };
const stone = { ground: '#E9E7E4', main: '#8E8A84', accent: '#5F5B56' };
const sea = { ground: '#DDECEC', main: '#5E9CA0', accent: '#3C7175' };

export const catalogue: CatalogueItem[] = [
  { handle: 'moss-mug', title: 'Moss mug', description: 'Hand-thrown stoneware with a soft green glaze. Holds 350 ml and keeps its warmth.', priceCents: 1850, productType: 'Tableware', tags: ['stoneware', 'bestseller'], collections: ['table', 'gifts'], picture: { kind: 'mug', ...sage } },
  { handle: 'clay-mug', title: 'Terracotta mug', description: 'Unglazed outside, smooth inside. A little different every time.', priceCents: 1850, productType: 'Tableware', tags: ['stoneware'], collections: ['table', 'gifts'], picture: { kind: 'mug', ...clay } },
  { handle: 'porridge-bowl', title: 'Porridge bowl', description: 'Deep enough for oats and berries, wide enough for soup. 15 cm.', priceCents: 2200, productType: 'Tableware', tags: ['stoneware'], collections: ['table'], picture: { kind: 'bowl', ...dusk } },
  { handle: 'salad-bowl', title: 'Big salad bowl', description: 'The one that goes in the middle of the table. 28 cm, speckled cream.', priceCents: 5400, productType: 'Tableware', tags: ['stoneware'], collections: ['table'], picture: { kind: 'bowl', ...cream } },
  { handle: 'dinner-plate', title: 'Dinner plate', description: 'Calm, wide and stackable. 27 cm, fit for the dishwasher.', priceCents: 2400, productType: 'Tableware', tags: ['stoneware'], collections: ['table'], picture: { kind: 'plate', ...sea } },
  { handle: 'willow-teapot', title: 'Willow teapot', description: 'Pours without a drip. 1.1 litres, with a strainer inside.', priceCents: 6200, compareAtCents: 7200, productType: 'Tableware', tags: ['stoneware', 'sale'], collections: ['table'], picture: { kind: 'teapot', ...sage } },
  { handle: 'milk-jug', title: 'Little milk jug', description: 'For milk, maple syrup or three daisies. 250 ml.', priceCents: 1900, productType: 'Tableware', tags: ['stoneware'], collections: ['table', 'gifts'], picture: { kind: 'jug', ...cream } },
  { handle: 'water-glasses', title: 'Ribbed glasses, set of four', description: 'Mouth-blown recycled glass with a fine rib. 300 ml each.', priceCents: 3600, productType: 'Glassware', tags: ['glass'], collections: ['table'], picture: { kind: 'glass', ...sea } },
  { handle: 'bread-board', title: 'Bread board', description: 'Oiled oak with a handle to hang it by. 42 by 20 cm.', priceCents: 3900, productType: 'Kitchen', tags: ['oak'], collections: ['table'], picture: { kind: 'board', ...honey } },
  { handle: 'breakfast-tray', title: 'Breakfast tray', description: 'Bent ash with raised edges. Wide enough for two cups and the paper.', priceCents: 4800, productType: 'Kitchen', tags: ['ash'], collections: ['table'], picture: { kind: 'tray', ...clay } },
  { handle: 'linen-apron', title: 'Linen apron', description: 'Washed linen that is soft from the first day. One size, deep pockets.', priceCents: 4500, productType: 'Kitchen', tags: ['linen'], collections: ['table', 'textiles'], picture: { kind: 'apron', ...stone } },
  { handle: 'fig-candle', title: 'Fig & cedar candle', description: 'Rapeseed wax in a stoneware cup. Burns for about 45 hours.', priceCents: 2600, productType: 'Candles', tags: ['scent', 'bestseller'], collections: ['light', 'gifts'], picture: { kind: 'candle', ...rose } },
  { handle: 'rain-candle', title: 'After the rain candle', description: 'Wet stone, moss and a little mint. Burns for about 45 hours.', priceCents: 2600, productType: 'Candles', tags: ['scent'], collections: ['light', 'gifts'], picture: { kind: 'candle', ...sea } },
  { handle: 'beeswax-candle', title: 'Beeswax pillar', description: 'Pure beeswax from the Uckermark. Smells of honey even unlit.', priceCents: 1600, productType: 'Candles', tags: ['beeswax'], collections: ['light', 'gifts'], picture: { kind: 'candle', ...honey } },
  { handle: 'reading-lamp', title: 'Reading lamp', description: 'A linen shade on a turned base. Warm light, dimmable.', priceCents: 11900, productType: 'Lamps', tags: ['linen'], collections: ['light'], picture: { kind: 'lamp', ...clay } },
  { handle: 'mushroom-lamp', title: 'Mushroom lamp', description: 'Opal glass on a small stem. The friendliest light in the room.', priceCents: 8900, compareAtCents: 9900, productType: 'Lamps', tags: ['glass', 'sale'], collections: ['light'], picture: { kind: 'lamp', ...dusk } },
  { handle: 'garden-lantern', title: 'Garden lantern', description: 'Powder-coated steel and glass, at home outside all year. 32 cm.', priceCents: 4900, productType: 'Lanterns', tags: ['outdoor'], collections: ['light', 'garden'], picture: { kind: 'lantern', ...stone } },
  { handle: 'wool-throw', title: 'Lambswool throw', description: 'Woven in a family mill. 130 by 180 cm, warm without weight.', priceCents: 8900, productType: 'Throws', tags: ['wool', 'bestseller'], collections: ['textiles'], picture: { kind: 'blanket', ...dusk } },
  { handle: 'cotton-blanket', title: 'Waffle blanket', description: 'Airy cotton for summer nights. 140 by 200 cm.', priceCents: 6900, productType: 'Throws', tags: ['cotton'], collections: ['textiles'], picture: { kind: 'blanket', ...honey } },
  { handle: 'linen-cushion', title: 'Linen cushion', description: 'Heavy linen with a hidden zip. 45 by 45 cm, filling included.', priceCents: 3400, productType: 'Cushions', tags: ['linen'], collections: ['textiles'], picture: { kind: 'cushion', ...rose } },
  { handle: 'velvet-cushion', title: 'Velvet cushion', description: 'Cotton velvet in forest green. 50 by 50 cm, filling included.', priceCents: 3800, productType: 'Cushions', tags: ['velvet'], collections: ['textiles'], picture: { kind: 'cushion', ...sage } },
  { handle: 'bath-towel', title: 'Bath towel', description: 'Thick organic cotton that dries you and then dries itself. 70 by 140 cm.', priceCents: 3200, productType: 'Towels', tags: ['cotton'], collections: ['textiles'], picture: { kind: 'towel', ...sea } },
  { handle: 'hand-towels', title: 'Hand towels, set of two', description: 'The same cotton in a smaller size, with a loop. 50 by 80 cm.', priceCents: 2800, productType: 'Towels', tags: ['cotton'], collections: ['textiles'], picture: { kind: 'towel', ...clay } },
  { handle: 'seagrass-basket', title: 'Seagrass basket', description: 'Holds blankets, toys or the whole week of laundry. 38 cm.', priceCents: 4200, productType: 'Baskets', tags: ['storage'], collections: ['textiles', 'garden'], picture: { kind: 'basket', ...honey } },
  { handle: 'market-basket', title: 'Market basket', description: 'Woven willow with two leather handles. Ages well.', priceCents: 5800, productType: 'Baskets', tags: ['willow'], collections: ['garden'], picture: { kind: 'basket', ...clay } },
  { handle: 'herb-planter', title: 'Herb planter', description: 'Glazed pot with a saucer for basil and friends. 14 cm.', priceCents: 2100, productType: 'Planters', tags: ['plants'], collections: ['garden', 'gifts'], picture: { kind: 'planter', ...rose } },
  { handle: 'tall-planter', title: 'Tall planter', description: 'For the monstera that outgrew everything. 36 cm, fibre clay.', priceCents: 7400, productType: 'Planters', tags: ['plants'], collections: ['garden'], picture: { kind: 'planter', ...stone } },
  { handle: 'bud-vase', title: 'Bud vase', description: 'One stem is enough. Matt porcelain, 16 cm.', priceCents: 1700, productType: 'Vases', tags: ['porcelain'], collections: ['garden', 'gifts'], picture: { kind: 'vase', ...cream } },
  { handle: 'belly-vase', title: 'Round vase', description: 'Generous and steady, for what the garden gives. 24 cm.', priceCents: 4600, productType: 'Vases', tags: ['stoneware'], collections: ['garden'], picture: { kind: 'vase', ...clay } },
  { handle: 'wall-clock', title: 'Quiet wall clock', description: 'No ticking, no numbers, no hurry. Ash, 30 cm.', priceCents: 6500, productType: 'Wall', tags: ['ash'], collections: ['gifts'], picture: { kind: 'clock', ...sage } },
  { handle: 'oval-mirror', title: 'Oval mirror', description: 'A slim oak frame and a leather strap. 50 by 35 cm.', priceCents: 9800, productType: 'Wall', tags: ['oak'], collections: ['textiles'], picture: { kind: 'mirror', ...honey } },
  { handle: 'olive-soap', title: 'Olive oil soap', description: 'Cold-stirred, unscented, kind to hands. 120 g.', priceCents: 1200, productType: 'Bath', tags: ['soap'], collections: ['gifts'], picture: { kind: 'soap', ...sage } },
  { handle: 'garden-notebook', title: 'Garden notebook', description: 'Lined, dotted and a page for every month. Thread-bound, A5.', priceCents: 1400, productType: 'Paper', tags: ['paper'], collections: ['gifts', 'garden'], picture: { kind: 'notebook', ...dusk } },
  { handle: 'wren-print', title: 'Wren print', description: 'Risograph on heavy paper, signed by the artist. 30 by 40 cm.', priceCents: 2900, productType: 'Paper', tags: ['paper'], collections: ['gifts'], picture: { kind: 'print', ...rose } },
  { handle: 'wooden-wren', title: 'Wooden wren', description: 'Turned from offcuts of beech. Sits on any shelf and says nothing.', priceCents: 2300, productType: 'Decoration', tags: ['beech'], collections: ['gifts'], picture: { kind: 'bird', ...honey } },
];
