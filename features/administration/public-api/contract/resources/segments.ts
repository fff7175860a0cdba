import * as z from 'zod/mini';
import { Uuid } from '#platform/http/text-shapes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageOf, PageQuery } from '../page.ts';
import { moment } from './names.ts';

const ApiSegment = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: moment,
  updatedAt: moment,
});

export const listSegments = defineEndpoint({
  name: 'listSegments',
  method: 'GET',
  path: '/segments',
  summary: 'The saved segments of the shop, by id',
  scope: 'segments:read',
  query: z.object(PageQuery),
  answer: pageOf(ApiSegment),
  errors: ['CURSOR_INVALID'],
});

export const countSegment = defineEndpoint({
  name: 'countSegment',
  method: 'GET',
  path: '/segments/:segmentId/size',
  summary: 'How many people of a segment marketing may be sent to on WhatsApp now',
  scope: 'segments:read',
  params: z.object({ segmentId: Uuid }),
  answer: z.object({
    people: z.int(),
    /** Some recent changes are not counted yet. */
    isCatchingUp: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
});
