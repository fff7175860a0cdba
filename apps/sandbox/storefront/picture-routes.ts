import type { FastifyInstance } from 'fastify';
import { catalogue } from '../shopify/catalogue.ts';
import { PICTURE_SIZE } from './drawing.ts';
import { encodePng } from './encode-png.ts';
import { encodeSvg } from './encode-svg.ts';
import { drawProduct } from './product-picture.ts';

/** Product pictures: SVG for the store's pages, PNG for messengers. */
export function registerPictures(server: FastifyInstance): void {
  const drawn = new Map<string, Buffer>();

  server.get<{ Params: { shop: string; file: string } }>('/:shop/images/:file', (request, reply) => {
    const [, handle, format] = /^([a-z-]+)\.(svg|png)$/.exec(request.params.file) ?? [];
    const item = catalogue.find((one) => one.handle === handle);
    if (!item) return reply.code(404).send();
    const bytes = drawn.get(request.params.file) ?? draw(item.picture, format ?? '');
    drawn.set(request.params.file, bytes);
    return reply
      .type(format === 'png' ? 'image/png' : 'image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(bytes);
  });
}

function draw(picture: Parameters<typeof drawProduct>[0], format: string): Buffer {
  const shapes = drawProduct(picture);
  return format === 'png'
    ? encodePng(shapes, PICTURE_SIZE, PICTURE_SIZE)
    : Buffer.from(encodeSvg(shapes, PICTURE_SIZE));
}
