import * as z from 'zod/mini';
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
