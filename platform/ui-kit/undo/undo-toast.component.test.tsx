import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letToastsClose } from '#platform/testing/screens/keep-toasts.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { UNDO_TOAST_MS } from '../durations.ts';
import { texts } from '../texts/en.ts';
import { hideToast } from '../toast.tsx';
import { offerUndo } from './offer-undo.ts';

const undo = () => screen.queryByRole('button', { name: texts.toasts.undo });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  letToastsClose();
  mountScreen(null);
});
afterEach(() => {
  act(() => hideToast('deleted'));
  vi.useRealTimers();
});

test('the toast stays eight seconds', async () => {
  act(() => offerUndo('deleted', 'Deleted', vi.fn<() => Promise<boolean>>()));
  await wait(UNDO_TOAST_MS - 100);
  expect(undo()).not.toBeNull();
  await wait(200);
  expect(undo()).toBeNull();
});

test('it waits while its button has the focus', async () => {
  act(() => offerUndo('deleted', 'Deleted', vi.fn<() => Promise<boolean>>()));
  await wait(1000);
  act(() => undo()?.focus());
  await wait(3 * UNDO_TOAST_MS);
  expect(undo()).not.toBeNull();
  act(() => undo()?.blur());
  await wait(UNDO_TOAST_MS + 100);
  expect(undo()).toBeNull();
});

test('the button restores once and says so', async () => {
  const restore = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  act(() => offerUndo('deleted', 'Deleted', restore));
  await wait(10);
  act(() => undo()?.click());
  await wait(10);
  expect(restore).toHaveBeenCalledTimes(1);
  expect(screen.getByText(texts.toasts.undone)).toBeDefined();
  expect(undo()).toBeNull();
});

test('by keyboard, the focus returns to where it was', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  act(() => offerUndo('deleted', 'Deleted', () => Promise.resolve(true)));
  await wait(10);
  act(() => undo()?.focus());
  act(() => undo()?.click());
  await wait(10);
  expect(document.activeElement).toBe(field);
  expect(undo()).toBeNull();
  field.remove();
});

test('a failed restore is reported', async () => {
  act(() => offerUndo('deleted', 'Deleted', () => Promise.reject(new Error('no'))));
  await wait(10);
  act(() => undo()?.click());
  await wait(10);
  expect(screen.getByRole('alert')).toBeDefined();
});
