import { expect, it } from 'vitest';
import { ShortForms } from './short-forms.ts';

const shortForms = new ShortForms();
shortForms.learn('/database/api/messages/getMessages');
shortForms.learn('/redis/setDripStatus');
shortForms.learn('/getPages');

it.each([
  ['a family', '/optinTools/getPopups?pageId=x', '/database/api/optinTools/getPopups?pageId=x'],
  ['the alternative spelling, short', '/optInTools/changeActive', '/database/api/optinTools/changeActive'],
  [
    'the alternative spelling, in full',
    '/database/api/optInTools/changeActive',
    '/database/api/optinTools/changeActive',
  ],
  ['a call without a family', '/dripChangeTemplate', '/database/api/dripChangeTemplate'],
  ['a call of the cache service', '/setPopup', '/redis/setPopup'],
  ['a call of the templates service', '/templatedelete?id=7', '/templateService/templatedelete?id=7'],
  ['a serverless call', '/broadcastExport?shopUrl=x', '/api/analytics/broadcastExport?shopUrl=x'],
  [
    'a call that has no short form in the documents',
    '/messages/getMessages',
    '/database/api/messages/getMessages',
  ],
  ['an existing call of the cache service', '/setDripStatus', '/redis/setDripStatus'],
])('writes %s in full', (_what, short, full) => {
  expect(shortForms.inFull(short)).toBe(full);
  expect(shortForms.inFull(full)).toBe(full);
});

it.each([
  '/',
  '/?shop=demo.myshopify.com',
  '/getPages',
  '/messages/01a1f8b4-7965-7f06-8434-417d01bc2f37',
  '/templates',
  '/broadcast',
  '/subscribers?next=/optinTools/getPopups',
  '/constructor',
  '/constructor/name',
])('leaves %s unchanged', (path) => {
  expect(shortForms.inFull(path)).toBe(path);
});
