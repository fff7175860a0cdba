import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { getSendingLimits, setSendingLimits } from '../contract/sending-calls.ts';
import { USUAL_LIMITS } from '../contract/sending-limits.ts';
import { SendingPanel } from './sending-panel.tsx';

const WAITING = { quietHours: 0, frequencyCap: 0 };

it.each([
  ['2', 2],
  ['', null],
])('sets how long offers wait during a conversation: %s', async (choice, talkHours) => {
  const limits = { ...USUAL_LIMITS, talkHours };
  fakeApi.answer(getSendingLimits, { limits: USUAL_LIMITS, waiting: WAITING });
  fakeApi.answer(setSendingLimits, { limits, released: 0 });
  const { user } = mountScreen(<SendingPanel shopUrl="demo.myshopify.com" />);
  const wait = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Offers wait for' });
  expect(wait.value).toBe('12');
  await user.selectOptions(wait, choice);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(fakeApi.requests(setSendingLimits)).toMatchObject([{ body: { limits } }]);
});
