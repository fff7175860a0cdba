import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { getApprovalLimit, setApprovalLimit } from '../contract/approval-calls.ts';
import { texts } from '../texts/en.ts';
import { ApprovalPanel } from './approval-panel.tsx';

const words = texts.approvalPanel;

function open(above: number | null, role: 'owner' | 'admin' = 'owner') {
  fakeApi.answer(getApprovalLimit, { above });
  fakeApi.answer(setApprovalLimit, ({ body }) => ({ above: body.above }));
  return mountScreen(<ApprovalPanel shopUrl="demo.myshopify.com" role={role} />);
}

test('the owner switches it on, and only a whole number is taken', async () => {
  const { user } = open(null);
  await user.click(await screen.findByRole('switch', { name: words.switch }));
  const field = screen.getByLabelText<HTMLInputElement>(words.people);
  expect(field.value).toBe('1000');
  for (const wrong of ['', '0', '2.5', '-1', '10000001', 'many']) {
    await user.clear(field);
    if (wrong !== '') await user.type(field, wrong);
    await user.click(screen.getByRole('button', { name: words.save }));
    expect(screen.getByText(words.invalid)).toBeDefined();
  }
  await user.clear(field);
  await user.type(field, '250');
  await user.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(words.saved);
  expect(fakeApi.requests(setApprovalLimit).map(({ body }) => body?.above)).toEqual([250]);
});

test('it is switched off', async () => {
  const { user } = open(500);
  await user.click(await screen.findByRole('switch', { name: words.switch }));
  await user.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(words.saved);
  expect(fakeApi.requests(setApprovalLimit)[0]?.body).toMatchObject({ above: null });
});

test('everybody else only reads it', async () => {
  open(500, 'admin');
  expect((await screen.findByLabelText<HTMLInputElement>(words.people)).readOnly).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true);
  expect(screen.getByText(words.ownerOnly)).toBeDefined();
});
