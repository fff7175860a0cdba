import type { ReadNode, WriteNode } from '../../rules/flow/node-wire.ts';
import { texts } from '../../texts/all.ts';

export const writeMedia: WriteNode<'media'> = ({ masterId, type, url }) => [
  { masterId, mediaTemplate: { type, url } },
];

export const readMedia: ReadNode<'media'> = ({ mediaTemplate }, { masterId }) => {
  if (!mediaTemplate) return null;
  return mediaTemplate.url.trim() === ''
    ? { field: 'url', sentence: texts.faults.emptyAddress }
    : { kind: 'media', masterId, ...mediaTemplate };
};
