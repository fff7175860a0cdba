import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import type { Media } from '../contract/media.ts';
import { UploadField } from './upload-field.tsx';

/** An upload that waits until a test answers it. Uploads tell their progress, so they are not made by `fetch`. */
class HeldUpload extends EventTarget {
  static sent: HeldUpload[] = [];
  upload = new EventTarget();
  address = '';
  isAborted = false;
  status = 0;
  responseText = '';
  open(_method: string, address: string): void {
    this.address = address;
  }
  send(): void {
    HeldUpload.sent.push(this);
  }
  abort(): void {
    this.isAborted = true;
  }
  answer(status: number, body: object): Promise<void> {
    this.status = status;
    this.responseText = JSON.stringify(body);
    return act(async () => void this.dispatchEvent(new Event('load')));
  }
}

beforeEach(() => {
  HeldUpload.sent = [];
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
});

const STORED: Media = {
  url: '/media/mug.png',
  name: 'mug.png',
  type: 'image',
  bytes: 12,
  width: 4,
  height: 4,
};
const fileOf = (name: string, size = 12) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const fieldWith = (draft: string, onChange: (url: string | null) => void = () => undefined) => (
  <UploadField
    pageId="page"
    label="Media"
    types={['image', 'video', 'document']}
    value={null}
    {...{ draft, onChange }}
  />
);
const input = () =>
  document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');

test('a file is uploaded as what its name says, and its address is kept', async () => {
  const onChange = vi.fn<(url: string | null) => void>();
  const { user } = mountScreen(fieldWith('', onChange));
  await user.upload(input(), fileOf('mug.png'));
  screen.getByText('Media is uploading');
  await HeldUpload.sent[0]?.answer(200, STORED);
  await screen.findByText('File Uploaded Successfully');
  expect(onChange.mock.calls[0]?.[0]).toBe('/media/mug.png');
  expect(HeldUpload.sent[0]?.address).toMatch(/^\/upload\?shopUrl=page&type=image&t=\d+-mug\.png$/);
});

test('an address that is typed meanwhile ends the upload', async () => {
  const onChange = vi.fn<(url: string | null) => void>();
  const { redraw, user } = mountScreen(fieldWith('', onChange));
  await user.upload(input(), fileOf('late.png'));
  redraw(fieldWith('https://typed', onChange));
  await screen.findByText('Upload cancelled, because something else was chosen meanwhile.');
  expect(HeldUpload.sent[0]?.isAborted).toBe(true);
  await HeldUpload.sent[0]?.answer(200, STORED);
  expect(onChange).not.toHaveBeenCalled();
});

test('an upload is cancelled', async () => {
  const { user } = mountScreen(fieldWith(''));
  await user.upload(input(), fileOf('late.png'));
  await user.click(screen.getByRole('button', { name: 'Cancel uploading late.png' }));
  screen.getByText('Upload cancelled.');
  expect(HeldUpload.sent[0]?.isAborted).toBe(true);
});

test.each([
  ['film.mp4', 100 * 1024 * 1024, /16.MB/],
  ['mug.png', 0, /This file is empty\./],
  ['program.exe', 12, /This Template Only accepts these \.jpeg, \.jpg, \.png, \.mp4, \.pdf extensions/],
])('%s of %i bytes is not sent', async (name, size, reason) => {
  const { user } = mountScreen(fieldWith(''));
  input().accept = '';
  await user.upload(input(), fileOf(name, size));
  const refused = screen.getByRole('alert').textContent;
  expect(refused).toMatch(reason);
  expect(refused).toContain('Could not upload the file.');
  expect(HeldUpload.sent).toEqual([]);
});

test('a file that is not what its name says is refused with the reason', async () => {
  const { user } = mountScreen(fieldWith(''));
  await user.upload(input(), fileOf('mug.jpg'));
  await HeldUpload.sent[0]?.answer(415, { error: { code: 'FILE_TYPE_REFUSED', requestId: 'r1' } });
  await screen.findByText(/This kind of file cannot be used here\./);
});
