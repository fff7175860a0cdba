import type { CatalogueItem, PictureKind } from '../shopify/catalogue.ts';
import { drawGood } from './draw-household-goods.ts';
import { drawVessel } from './draw-vessels.ts';
import { ellipse, PICTURE_SIZE, rectangle, shade, type Colours, type Shape } from './drawing.ts';

/** Products that hang on the wall or lie flat have no table below them. */
const withoutTable: PictureKind[] = ['clock', 'mirror', 'print', 'apron', 'notebook', 'plate'];

/** Returns the picture of a product: a tinted background, a table top, a soft shadow and the product. */
export function drawProduct({ kind, ...colours }: CatalogueItem['picture']): Shape[] {
  const thing = drawVessel(kind, colours) ?? drawGood(kind, colours);
  return [...(withoutTable.includes(kind) ? drawWall(colours) : drawTable(colours)), ...thing];
}

function drawTable({ ground, accent }: Colours): Shape[] {
  return [
    rectangle([0, 0, PICTURE_SIZE, PICTURE_SIZE], ground),
    ellipse([400, 360, 300, 300], '#FFFFFF', 0.35),
    rectangle([0, 600, PICTURE_SIZE, 200], shade(ground, -0.06)),
    ellipse([400, 634, 230, 26], shade(accent, -0.3), 0.16),
  ];
}

function drawWall({ ground }: Colours): Shape[] {
  return [
    rectangle([0, 0, PICTURE_SIZE, PICTURE_SIZE], ground),
    ellipse([400, 400, 340, 340], '#FFFFFF', 0.3),
  ];
}
