import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Person, TimelineEntry } from '#features/product/people/contract/person-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import { getCounts } from '../contract/count-calls.ts';
import type { Held } from '../contract/held-calls.ts';
import { showPresence } from '../contract/live.ts';
import { getOpening } from '../contract/opening-calls.ts';
import { deleteSavedReply, getSavedReplies, saveReply } from '../contract/saved-reply-calls.ts';
import { getReplyTemplates, replyByTemplate } from '../contract/template-reply-calls.ts';
import {
  addNote,
  assign,
  FILE_PATH,
  getMembers,
  getMessages,
  getThread,
  getThreads,
  markSeen,
  reply,
  setDone,
  snooze,
} from '../contract/thread-calls.ts';
import type { Answerer, Note, Thread } from '../contract/thread.ts';
import { OWNER_ID } from '../rules/member-id.ts';
import {
  MIRA_ID,
  sampleInbound,
  sampleMessage,
  samplePerson,
  sampleThread,
} from '../testing/sample-threads.ts';
import { texts } from '../texts/en.ts';
import { forgetDrafts } from './drafts.ts';
import { InboxPage } from './inbox-page.tsx';

const SHOP = { shopUrl: 'demo.myshopify.com', shopCurrency: 'EUR', shopTimeZone: 'Europe/Berlin' };
const BEN_ID = '0190a000-0000-7000-8000-000000000002';
const ANA = { memberId: '0190a000-0000-7000-8000-0000000000a1', name: 'Ana' };

interface Shown {
  threads?: Thread[];
  thread?: Thread;
  person?: Person;
  entries?: TimelineEntry[];
  writers?: Record<string, Answerer>;
  notes?: Note[];
  held?: Held[];
}

beforeEach(() => {
  fakeApi.answer(getCounts, { waiting: 1, unread: 0 });
  fakeApi.answer(getMembers, { members: [{ memberId: OWNER_ID, name: null }, ANA], ownId: OWNER_ID });
  fakeApi.answer(showPresence, {});
  fakeApi.answer(getSavedReplies, { replies: [] });
  fakeApi.answer(getReplyTemplates, { templates: [] });
  fakeApi.answer(getOpening, { opening: null });
});
afterEach(forgetDrafts);

function open(
  address: string,
  {
    threads = [sampleThread()],
    thread = sampleThread(),
    person = samplePerson(),
    entries = [],
    writers = {},
    notes = [],
    held = [],
  }: Shown = {},
) {
  fakeApi.answer(getThreads, { threads, nextCursor: null });
  fakeApi.answer(getThread, { thread, person, notes, held });
  fakeApi.answer(getMessages, { entries, writers, acts: {}, nextCursor: null });
  return mountScreen(<InboxPage merchant={SHOP} />, { address });
}

const openMira = (shown: Shown = {}) => open(`/inbox/${MIRA_ID}`, shown);
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: texts.write.label });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: texts.write.send });

describe('the lists', () => {
  it('show who waits, with what they wrote, and open a conversation', async () => {
    const { user } = open('/inbox', { entries: [sampleInbound('Where is my parcel?', 0)] });
    const row = await screen.findByRole('link', { name: /Mira/ });
    expect(row.textContent).toContain('Where is my parcel?');
    await user.click(row);
    expect(location.pathname).toBe(`/inbox/${MIRA_ID}`);
    const messages = await screen.findByRole('region', { name: texts.thread.messages });
    await within(messages).findByText('Where is my parcel?');
  });

  it.each([
    ['', texts.empty.waiting],
    ['?list=done', texts.empty.other],
    ['?search=Nobody', texts.empty.noMatch],
  ])('say that nothing is there%s', async (query, words) => {
    open(`/inbox${query}`, { threads: [] });
    await screen.findByRole('heading', { name: words });
  });

  it('name a message without text, and the team’s own', async () => {
    open('/inbox', {
      threads: [
        sampleThread({ excerpt: null, lastKind: 'audio' }),
        sampleThread({
          subscriberId: 'other',
          name: null,
          phoneShown: null,
          lastFrom: 'team',
          excerpt: 'Soon',
        }),
      ],
    });
    await screen.findByText(texts.kinds.audio);
    screen.getByText(fill(texts.list.you, { text: 'Soon' }));
    screen.getByText(texts.list.nameless);
  });

  it('are searched when typing pauses', async () => {
    const { user } = open('/inbox');
    await pasteInto(user, await screen.findByRole('searchbox'), 'Mira');
    await waitFor(() => expect(location.search).toBe('?search=Mira'));
    await waitFor(() =>
      expect(fakeApi.requests(getThreads).at(-1)?.query).toMatchObject({ search: 'Mira', list: 'waiting' }),
    );
  });

  it('count the unread conversations in the title', async () => {
    fakeApi.answer(getCounts, { waiting: 3, unread: 2 });
    open('/inbox');
    await waitFor(() => expect(document.title).toBe('(2) Inbox · Bellbird'));
  });
});

describe('a conversation', () => {
  it('is seen when it opens unread', async () => {
    fakeApi.answer(markSeen, {});
    openMira({ thread: sampleThread({ isUnread: true }) });
    await waitFor(() =>
      expect(fakeApi.requests(markSeen)[0]?.body).toEqual({ shopUrl: SHOP.shopUrl, subscriberId: MIRA_ID }),
    );
  });

  it('shows messages, notes and files in their order', async () => {
    const note = { noteId: 'note', at: '2026-11-20T10:01:00.000Z', text: 'Ask the depot', writer: ANA };
    openMira({ entries: [sampleInbound(null, 2, 'image'), sampleInbound('Where is it?', 0)], notes: [note] });
    const items = within(await screen.findByRole('region', { name: texts.thread.messages }));
    await waitFor(() => expect(items.getAllByRole('listitem')).toHaveLength(3));
    expect(items.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Where is it?'),
      expect.stringContaining('Note by Ana'),
      expect.stringContaining(texts.kinds.image),
    ]);
  });

  it.each([
    ['a person of the team', { ...ANA, isProgram: false }, 'Ana'],
    ['the owner', { memberId: OWNER_ID, name: null, isProgram: false }, texts.thread.owner],
    // The name of a key can be that of a person.
    ['a program', { memberId: BEN_ID, name: 'Ana', isProgram: true }, 'Ana (program)'],
  ])('says that %s wrote a message', async (_who, writer, name) => {
    openMira({ entries: [sampleMessage('It is in blue.', 2)], writers: { message: writer } });
    const items = within(await screen.findByRole('region', { name: texts.thread.messages }));
    await items.findByText('It is in blue.');
    expect(items.getByText(name).closest('li')?.textContent).toContain('It is in blue.');
  });

  it('shows what a message answers, and plays and offers files', async () => {
    const answered = { ...sampleInbound('Yes please', 3), isTap: true, answers: 'message' };
    const voice = { kind: 'audio', state: 'stored', name: null } as const;
    const invoice = { kind: 'document', state: 'stored', name: 'invoice.pdf' } as const;
    const lost = { kind: 'image', state: 'gone', name: null } as const;
    openMira({
      entries: [
        { ...sampleInbound(null, 6, 'image'), file: lost },
        { ...sampleInbound(null, 5, 'document'), file: invoice },
        { ...sampleInbound(null, 4, 'audio'), file: voice },
        answered,
        sampleMessage('Shall we keep it for you?', 2),
      ],
    });
    expect(await screen.findAllByText('Shall we keep it for you?')).toHaveLength(2);
    screen.getByText(texts.thread.tapped);
    const player = screen.getByLabelText(texts.kinds.audio);
    expect(player.getAttribute('src')).toBe(`${FILE_PATH}?shopUrl=demo.myshopify.com&messageId=4`);
    screen.getByRole('link', { name: fill(texts.files.download, { name: 'invoice.pdf' }) });
    screen.getByText(texts.files.gone);
  });

  it('is finished, snoozed and assigned by keys', async () => {
    fakeApi.answer(setDone, { thread: sampleThread({ state: 'done' }) });
    fakeApi.answer(snooze, { thread: sampleThread() });
    fakeApi.answer(assign, { thread: sampleThread() });
    const { user } = openMira();
    await screen.findByRole('button', { name: texts.acts.done });
    await user.keyboard('e');
    await waitFor(() => expect(fakeApi.requests(setDone)[0]?.body).toMatchObject({ isDone: true }));
    await user.keyboard('s');
    await user.click(await screen.findByRole('button', { name: new RegExp(texts.snooze.tomorrow) }));
    await waitFor(() => expect(fakeApi.requests(snooze)).toHaveLength(1));
    await user.keyboard('a');
    const assignee = screen.getByRole('combobox', { name: texts.acts.assignee });
    expect(document.activeElement).toBe(assignee);
    await user.selectOptions(assignee, 'Ana');
    await waitFor(() => expect(fakeApi.requests(assign)[0]?.body).toMatchObject({ memberId: ANA.memberId }));
  });

  it('says that it is gone', async () => {
    fakeApi.refuse(getThread, 'NOT_FOUND');
    fakeApi.answer(getThreads, { threads: [], nextCursor: null });
    mountScreen(<InboxPage merchant={SHOP} />, { address: `/inbox/${MIRA_ID}` });
    await screen.findByRole('heading', { name: texts.thread.missing });
  });
});

describe('an answer', () => {
  it('is sent once by Enter, and empties the field', async () => {
    fakeApi.answer(reply, { messageId: 'message' });
    const { user } = openMira();
    await pasteInto(user, await field(), 'It arrives today.');
    await user.type(await field(), '{Enter}');
    await waitFor(async () => expect((await field()).value).toBe(''));
    expect(fakeApi.requests(reply).map(({ body }) => body.text)).toEqual(['It arrives today.']);
  });

  it('keeps its text and its id when it fails', async () => {
    fakeApi.loseConnection(reply);
    const { user } = openMira();
    await pasteInto(user, await field(), 'It arrives today.');
    await user.click(screen.getByRole('button', { name: texts.write.send }));
    await waitFor(() => expect(fakeApi.requests(reply)).toHaveLength(1));
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    await user.click(screen.getByRole('button', { name: texts.write.send }));
    await waitFor(() => expect(fakeApi.requests(reply)).toHaveLength(2));
    const [first, second] = fakeApi.requests(reply);
    expect(second?.body.requestId).toBe(first?.body.requestId);
    expect((await field()).value).toBe('It arrives today.');
  });

  it('is a template after the window, with the values that are known', async () => {
    const templateId = '0190a000-0000-7000-8000-0000000000e1';
    fakeApi.answer(getReplyTemplates, {
      templates: [
        {
          templateId,
          name: 'about_your_order',
          language: 'en',
          isMarketing: false,
          body: 'Hello {{1}}, your parcel arrives {{2}} at your door.',
          values: [
            { label: 'First name', value: 'Mira' },
            { label: 'Day', value: '' },
          ],
        },
      ],
    });
    fakeApi.answer(replyByTemplate, { messageId: 'message' });
    const { user } = openMira({ person: samplePerson({ windowUntil: null }) });
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: texts.template.send });
    expect(send.disabled).toBe(true);
    await pasteInto(user, screen.getByRole('textbox', { name: 'Day' }), 'on Friday');
    screen.getByText('Hello Mira, your parcel arrives on Friday at your door.');
    await user.click(send);
    await waitFor(() =>
      expect(fakeApi.requests(replyByTemplate)[0]?.body).toMatchObject({
        templateId,
        values: ['Mira', 'on Friday'],
      }),
    );
  });

  it('is not possible after the window without a template, but a note is', async () => {
    fakeApi.answer(addNote, {
      note: { noteId: 'note', at: '2026-11-20T10:00:00.000Z', text: 'Call back', writer: ANA },
    });
    const { user } = openMira({ person: samplePerson({ windowUntil: null }) });
    await screen.findByText(texts.write.closed);
    await user.keyboard('n');
    const note = await screen.findByRole('textbox', { name: texts.write.noteLabel });
    await pasteInto(user, note, 'Call back');
    await user.click(screen.getByRole('button', { name: texts.write.addNote }));
    await waitFor(() => expect(fakeApi.requests(addNote)[0]?.body).toMatchObject({ text: 'Call back' }));
  });

  it.each([
    ['says what Messenger allows after a day', { isForAnswersOnly: true }, texts.write.answersOnly],
    ['is over on Messenger', { windowUntil: null }, texts.write.closedMessenger],
  ])('%s', async (_what, change, sentence) => {
    openMira({ person: samplePerson({ channel: 'FB', ...change }) });
    await screen.findByText(sentence);
  });

  it('starts from a saved reply with the person’s name', async () => {
    fakeApi.answer(getSavedReplies, {
      replies: [{ replyId: 'reply', name: 'Shipping', text: 'Hello {{first name}}, it is on its way.' }],
    });
    const { user } = openMira();
    await user.type(await field(), '/');
    await pasteInto(user, await screen.findByRole('textbox', { name: texts.write.saveName }), 'ship');
    await user.keyboard('{Enter}');
    await waitFor(async () => expect((await field()).value).toBe('Hello Mira, it is on its way.'));
  });

  it('is saved as a reply, and saved replies are deleted', async () => {
    fakeApi.answer(saveReply, { reply: { replyId: 'reply', name: 'Thanks', text: 'Thank you' } });
    const { user } = openMira();
    await pasteInto(user, await field(), 'Thank you');
    await user.click(screen.getByRole('button', { name: texts.write.saved }));
    await pasteInto(user, await screen.findByRole('textbox', { name: texts.write.saveThis }), 'Thanks');
    fakeApi.answer(getSavedReplies, { replies: [{ replyId: MIRA_ID, name: 'Thanks', text: 'Thank you' }] });
    await user.click(screen.getByRole('button', { name: texts.write.saveConfirm }));
    await waitFor(() =>
      expect(fakeApi.requests(saveReply)[0]?.body).toMatchObject({
        name: 'Thanks',
        text: 'Thank you',
        replyId: null,
      }),
    );
    fakeApi.answer(deleteSavedReply, { deleted: true });
    await user.click(
      await screen.findByRole('button', { name: fill(texts.write.deleteSaved, { name: 'Thanks' }) }),
    );
    await waitFor(() => expect(fakeApi.requests(deleteSavedReply)).toHaveLength(1));
  });

  it('stays in the field while another conversation is open', async () => {
    const { user } = openMira({
      threads: [sampleThread(), sampleThread({ subscriberId: BEN_ID, name: 'Ben' })],
    });
    await pasteInto(user, await field(), 'It arr');
    await user.click(screen.getByRole('link', { name: /Ben/ }));
    await waitFor(async () => expect((await field()).value).toBe(''));
    await user.click(screen.getByRole('link', { name: /Mira/ }));
    await waitFor(async () => expect((await field()).value).toBe('It arr'));
  });
});
