import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { removeUpload, uploadMedia } from '../contract/media-calls.ts';
import type { Media, MediaType } from '../contract/media.ts';
import { texts } from '../texts/en.ts';
import { UploadField } from './upload-field.tsx';

const SHOP = 'demo.myshopify.com';
const OLD = 'https://cdn.example/image/1-old.jpg';
const MEDIA: Media = {
  url: 'https://cdn.example/image/2-Moss-mug.jpg',
  name: 'Moss-mug.jpg',
  type: 'image',
  bytes: 3,
  width: 640,
  height: 360,
};
const PICTURE = new File(['jpg'], 'Moss mug.jpg', { type: 'image/jpeg' });

interface Options {
  value?: string | null;
  types?: [MediaType, ...MediaType[]];
  isPicture?: boolean;
}

function Field({ value = null, types = ['image'], isPicture = false }: Options) {
  const [url, setUrl] = useState(value);
  return (
    <>
      <UploadField
        label="Picture"
        pageId={SHOP}
        types={types}
        isPicture={isPicture}
        value={url}
        onChange={setUrl}
      />
      <button type="button" onClick={() => setUrl(OLD)}>
        Another
      </button>
      <output>{url ?? 'none'}</output>
    </>
  );
}

function openField(options: Options = {}) {
  const { user } = mountScreen(<Field {...options} />);
  const field = screen.getByRole('group', { name: 'Picture' });
  const input = () => field.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  return {
    user,
    field,
    input,
    pick: (file: File) => fireEvent.change(input(), { target: { files: [file] } }),
  };
}
const alert = () => screen.getByRole('alert').textContent;
const saved = () => document.querySelector('output')?.textContent;
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('a file', () => {
  it.each<[string, File, Options, string]>([
    [
      'of another kind',
      new File(['<svg/>'], 'mug.svg'),
      {},
      'Could not upload the image. This Template Only accepts these .jpeg, .jpg, .png extensions',
    ],
    ['of another kind for the store', new File(['%'], 'a.pdf'), { isPicture: true }, '.gif extensions'],
    ['that is empty', new File([], 'mug.jpg'), {}, texts.upload.empty],
    ['that is too large', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'mug.jpg'), {}, 'too large'],
  ])('%s is refused before it is sent', async (_story, file, options, text) => {
    const { pick } = openField(options);
    pick(file);
    await waitFor(() => expect(alert()).toContain(text));
    expect(fakeApi.requests(uploadMedia)).toEqual([]);
  });

  it('is uploaded immediately, and shown', async () => {
    fakeApi.answer(uploadMedia, MEDIA);
    const { pick } = openField();
    pick(PICTURE);
    await screen.findByText('File Uploaded Successfully');
    expect(screen.getByRole('img', { name: /Moss-mug.jpg$/ }).getAttribute('src')).toBe(MEDIA.url);
    expect(saved()).toBe(MEDIA.url);
    const sent = fakeApi.requests(uploadMedia)[0]?.query;
    expect(sent).toMatchObject({ shopUrl: SHOP, type: 'image' });
    expect(sent?.t).toMatch(/^\d+-Moss-mug\.jpg$/);
  });

  it.each([
    ['FILE_TYPE_REFUSED', 'Could not upload the image. This kind of file cannot be used here.'],
    [null, 'Could not upload the image. Bellbird cannot be reached.'],
  ] as const)('that failed (%s) says so, and the next one is accepted', async (code, text) => {
    if (code === null) fakeApi.loseConnection(uploadMedia);
    else fakeApi.refuse(uploadMedia, code);
    const { pick } = openField();
    pick(PICTURE);
    await waitFor(() => expect(alert()).toContain(text));
    fakeApi.answer(uploadMedia, MEDIA);
    pick(PICTURE);
    await screen.findByText('File Uploaded Successfully');
    expect(alert()).toBe('');
  });

  it('shows its progress and can be cancelled; the previous file stays', async () => {
    const release = fakeApi.hold(uploadMedia);
    const { user, pick } = openField({ value: OLD });
    pick(PICTURE);
    await screen.findByText('Media is uploading');
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading Moss mug.jpg' });
    await waitFor(() => expect(bar.value).toBe(50));
    await user.click(await button('Cancel uploading Moss mug.jpg'));
    await screen.findByText(texts.upload.cancelled);
    await act(async () => release(MEDIA));
    expect(saved()).toBe(OLD);
  });

  it('is cancelled if the value changes meanwhile', async () => {
    fakeApi.hold(uploadMedia);
    const { user, pick } = openField();
    pick(PICTURE);
    await screen.findByText('Media is uploading');
    await user.click(await button('Another'));
    await screen.findByText(texts.upload.replaced);
  });

  it('can be dropped or pasted as well', async () => {
    fakeApi.answer(uploadMedia, ({ query }) => ({
      ...MEDIA,
      url: `https://cdn.example/${query.t}`,
      type: query.type,
    }));
    const { field } = openField({ types: ['image', 'video', 'document'] });
    const video = new File(['mp4'], 'mug.mp4', { type: 'video/mp4' });
    fireEvent.drop(field, { dataTransfer: { files: [video] } });
    await waitFor(() => expect(field.querySelector('video')?.src).toMatch(/-mug\.mp4$/));
    fireEvent.paste(field, { clipboardData: { files: [new File(['%PDF'], 'list.pdf')] } });
    await waitFor(() => expect(field.querySelector('iframe')?.title).toMatch(/list\.pdf$/));
    expect(fakeApi.requests(uploadMedia).map(({ query }) => query.type)).toEqual(['video', 'document']);
  });

  it('can follow as soon as the one before is there', async () => {
    fakeApi.answer(uploadMedia, ({ query }) => ({ ...MEDIA, url: `https://cdn.example/${query.t}` }));
    const { field } = openField({});
    const paste = (name: string) =>
      fireEvent.paste(field, { clipboardData: { files: [new File(['jpeg'], name)] } });
    const firstIsThere = new MutationObserver(() => {
      if (field.querySelector('img')?.src.endsWith('-first.jpg') !== true) return;
      firstIsThere.disconnect();
      paste('second.jpg');
    });
    firstIsThere.observe(field, { childList: true, subtree: true, attributes: true });
    paste('first.jpg');
    await waitFor(() => expect(field.querySelector('img')?.src).toMatch(/-second\.jpg$/));
  });
});

describe('removing a file', () => {
  it.each([
    [null, texts.removal.removed],
    ['MEDIA_IN_USE', texts.removal.kept],
  ] as const)('empties the field (%s)', async (code, text) => {
    if (code === null) fakeApi.answer(removeUpload, { removed: true });
    else fakeApi.refuse(removeUpload, code);
    const { user, input } = openField({ value: OLD });
    await user.click(await button('Remove Picture'));
    await screen.findByText(text);
    expect(saved()).toBe('none');
    expect(document.activeElement).toBe(input());
    expect(fakeApi.requests(removeUpload)[0]?.body).toEqual({ pageId: SHOP, url: OLD });
  });

  it('without a connection leaves the file unchanged', async () => {
    fakeApi.loseConnection(removeUpload);
    const { user } = openField({ value: OLD });
    await user.click(await button('Remove Picture'));
    await waitFor(() => expect(alert()).toContain('Could not remove the file. Bellbird cannot be reached.'));
    expect(saved()).toBe(OLD);
  });
});

it('an image that did not load is loaded again once the connection is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openField({ value: OLD });
  fireEvent.error(screen.getByRole('img'));
  await screen.findByText(texts.preview.offline);
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  fireEvent.error(await screen.findByRole('img'));
  await screen.findByText(texts.preview.noImage);
});
