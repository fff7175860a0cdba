import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { nameOf, Uuid } from '#platform/http/text-shapes.ts';
import { ViewFilters, ViewList } from './view-filters.ts';

/** The most views that a list has, and the most characters of a name. */
export const MOST_VIEWS = 30;
export const MOST_NAME = 60;

export const SavedView = z.object({ viewId: z.string(), name: z.string(), filters: ViewFilters });
export type SavedView = z.infer<typeof SavedView>;

const Shop = { shopUrl: z.string() };
const Name = nameOf(MOST_NAME);
const VIEW_CALL = { access: 'answer', errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'] } as const;

export const getViews = defineCall({
  ...VIEW_CALL,
  access: 'view',
  method: 'GET',
  path: '/database/api/views/getViews',
  summary: 'The saved views of a list by name, each with its filters',
  query: z.object({ ...Shop, list: ViewList }),
  response: z.object({ views: z.array(SavedView) }),
});

/** Filters that the list does not know are left out. */
export const saveView = defineCall({
  ...VIEW_CALL,
  method: 'POST',
  path: '/database/api/views/saveView',
  summary: 'Saves the filters of a list under a name',
  body: z.object({ ...Shop, list: ViewList, name: Name, filters: ViewFilters }),
  response: SavedView,
  errors: [...VIEW_CALL.errors, 'MALFORMED_REQUEST', 'VIEWS_FULL', 'VIEW_NAME_TAKEN'],
});

export const renameView = defineCall({
  ...VIEW_CALL,
  method: 'POST',
  path: '/database/api/views/renameView',
  summary: 'Gives a saved view another name',
  body: z.object({ ...Shop, viewId: Uuid, name: Name }),
  response: SavedView,
  errors: [...VIEW_CALL.errors, 'NOT_FOUND', 'VIEW_NAME_TAKEN'],
});

export const deleteView = defineCall({
  ...VIEW_CALL,
  method: 'POST',
  path: '/database/api/views/deleteView',
  summary: 'Deletes a saved view; the rows of its list stay',
  body: z.object({ ...Shop, viewId: Uuid }),
  response: z.object({ deleted: z.boolean() }),
});
