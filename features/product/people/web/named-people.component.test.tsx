import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from '#platform/language/reader.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { MOST_FOUND, searchPeople } from '../contract/person-calls.ts';
import { texts } from '../texts/en.ts';
import { NamedPeople } from './named-people.tsx';

const person = (number: number, name: string | null) => ({
  subscriberId: `0190a000-0000-7000-8000-00000000000${number}`,
  name,
  phoneShown: `+49 1511 000000${number}`,
  email: null,
});
const found = (...people: ReturnType<typeof person>[]) => ({ people, orders: [], notListedYetCount: 0 });
const open = () =>
  mountScreen(<NamedPeople shopUrl="demo.myshopify.com" search="paul" nobody={<p>Nobody</p>} />);
const links = async () =>
  (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')]);

it('links each person with the name, and distinguishes them', async () => {
  fakeApi.answer(searchPeople, found(person(1, 'Paul Brandt'), person(2, null)));
  open();
  expect(await links()).toEqual([
    ['Paul Brandt', '/subscribers/0190a000-0000-7000-8000-000000000001'],
    ['+49 1511 0000002', '/subscribers/0190a000-0000-7000-8000-000000000002'],
  ]);
  expect(screen.getByText('+49 1511 0000001')).toBeDefined();
  expect(fakeApi.requests(searchPeople)[0]?.query.search).toBe('paul');
});

it('links to the list of subscribers if there can be more people', async () => {
  fakeApi.answer(
    searchPeople,
    found(...Array.from({ length: MOST_FOUND }, (_one, at) => person(at, 'Paul Brandt'))),
  );
  open();
  expect((await links()).at(-1)).toEqual([
    fill(texts.namedPeople.all, { search: 'paul' }),
    '/subscribers?search=paul',
  ]);
});

it('shows a note if nobody has the name, and can be retried after a failure', async () => {
  fakeApi.refuse(searchPeople, 'INTERNAL');
  const { user } = open();
  await screen.findByText(`${texts.namedPeople.what} could not be loaded`);
  fakeApi.answer(searchPeople, found());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nobody');
});
