import { expect, it } from 'vitest';
import type { TimelineEntry } from '#features/product/people/contract/person-calls.ts';
import { threadItems } from './thread-items.ts';

const entry = (minute: number): TimelineEntry => ({
  entryId: `inbound:${minute}`,
  at: `2026-11-30T10:0${minute}:00.000Z`,
  kind: 'click',
  messageId: 'message',
});
const note = (minute: number) => ({
  noteId: `note ${minute}`,
  at: `2026-11-30T10:0${minute}:00.000Z`,
  text: 'Call back',
  writer: { memberId: 'ana', name: 'Ana' },
});
const kinds = (isWhole: boolean) =>
  threadItems([entry(5), entry(3)], [note(4), note(1)], isWhole).map(
    ({ kind, at }) => `${kind} ${at.slice(15, 16)}`,
  );

it('sorts notes between the messages', () => {
  expect(kinds(true)).toEqual(['note 1', 'entry 3', 'note 4', 'entry 5']);
});

it('shows no older notes while older messages are not loaded', () => {
  expect(kinds(false)).toEqual(['entry 3', 'note 4', 'entry 5']);
});
