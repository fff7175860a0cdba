import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { untilMorningMs } from '../core/sandbox-clock.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { DEMO_STOREFRONT } from '../pages/demo-storefront.ts';
import { ForwardBody } from './control-bodies.ts';
import type { ClockReading, Places } from './panel-shapes.ts';

/** The demo world's clock. Moving it forward moves the product's clock too. */
export function registerClockControl(plain: FastifyInstance, { clock, settings }: Sandbox): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  const reading = (): ClockReading => ({ now: clock.now().toISOString(), offsetMs: clock.offsetMs });

  server.get('/clock', { schema: { summary: 'The demo time', tags: ['clock'] } }, reading);
  server.post(
    '/clock/forward',
    { schema: { summary: 'Moves the demo time ahead by `ms`', tags: ['clock'], body: ForwardBody } },
    ({ body }) => {
      clock.fastForward(body.ms);
      return reading();
    },
  );
  server.post(
    '/clock/morning',
    { schema: { summary: "Moves the demo time ahead to the demo stores' next morning", tags: ['clock'] } },
    () => {
      clock.fastForward(untilMorningMs(clock.now()));
      return reading();
    },
  );
  server.get('/places', { schema: { summary: 'Where everything is', tags: ['sandbox'] } }, (): Places => ({
    app: settings.productUrl,
    storefront: DEMO_STOREFRONT,
    phone: '/phone',
  }));
}
