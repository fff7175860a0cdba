import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentHold, holdLeaving, releaseHolds } from './unsaved-changes.ts';

const listeners = { add: vi.fn<() => void>(), remove: vi.fn<() => void>() };
beforeEach(() => {
  vi.stubGlobal('addEventListener', listeners.add);
  vi.stubGlobal('removeEventListener', listeners.remove);
});
afterEach(() => {
  releaseHolds();
  vi.unstubAllGlobals();
});

test('an unsaved editor blocks leaving until it is saved', () => {
  const release = holdLeaving('flow', { text: 'Your flow has unsaved changes' });
  expect(currentHold()?.text).toBe('Your flow has unsaved changes');
  expect(listeners.add).toHaveBeenCalledWith('beforeunload', expect.anything());
  release();
  expect(currentHold()).toBeNull();
});

test('the newest of two unsaved editors asks, and the other one stays registered', () => {
  const editor = holdLeaving('flow', { text: 'flow' });
  const warning = holdLeaving('toast', { text: 'warning' });
  expect(currentHold()?.text).toBe('warning');
  warning();
  expect(currentHold()?.text).toBe('flow');
  editor();
});

test('a new editor with the same name is not released by the earlier one', () => {
  const before = holdLeaving('flow', { text: 'before' });
  holdLeaving('flow', { text: 'after' });
  before();
  expect(currentHold()?.text).toBe('after');
});
