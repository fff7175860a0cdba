import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { uploadMedia } from '#features/foundations/media/contract/media-calls.ts';
import { searchGifs } from '../../../contract/design-calls.ts';
import { openEditor } from '../../../testing/open-tools.tsx';
import { sampleTool } from '../../../testing/sample-tool.ts';

const PICTURE = 'https://demo.example/wren.png';
const UPLOADED = { name: 'wren.png', type: 'image', bytes: 3, width: 640, height: 360 } as const;
const POPUP = sampleTool('visualPopup');
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

it('saves a picture from an address, an upload or a search for GIFs', async () => {
  const gif = { id: 'g', title: 'Confetti', url: 'https://gif.example/1.gif', previewUrl: PICTURE };
  const { press, fill, choose, user, save } = await openEditor(POPUP, {
    prepare: (api) => {
      api.answer(uploadMedia, { ...UPLOADED, url: PICTURE });
      api.answer(searchGifs, {
        isSetUp: true,
        message: null,
        gifs: [{ ...gif, width: 10, height: 10 }],
        attribution: 'Powered by GIPHY',
      });
    },
  });
  await press(/^Background-image/);
  await choose('Where it comes from', 'Image URL');
  await fill('Image URL', 'wren');
  await screen.findByText(/^This is not the address of a picture/);
  await choose('Where it comes from', 'Upload Image');
  const upload = await screen.findByRole('group', { name: 'Upload Image' });
  const file = upload.querySelector('input[type=file]');
  if (file) fireEvent.change(file, { target: { files: [new File(['png'], 'wren.png')] } });
  await screen.findByText('File Uploaded Successfully');
  await fill('What it shows', 'A wren');
  expect((await save()).states.image).toMatchObject({ imageSource: 'Upload', url: PICTURE, alt: 'A wren' });
  await choose('Where it comes from', 'GIF');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Search' }).disabled).toBe(true);
  await user.type(await field('Search GIFs'), 'confetti{Enter}');
  const found = await screen.findByRole('group', { name: 'GIFs for confetti' });
  await user.click(within(found).getByRole('button', { name: 'Confetti' }));
  expect(screen.getByText('Powered by GIPHY')).toBeDefined();
  expect((await save()).states.image).toMatchObject({ imageSource: 'GIF', url: gif.url });
});

it.each([
  [{ isSetUp: false, message: 'No key is set.' }, 'No key is set.'],
  [{ isSetUp: true, message: null }, 'There is no GIF for “moss”.'],
])('says that a search found no GIFs: %o', async (answer, text) => {
  const { press, choose, user } = await openEditor(POPUP, {
    prepare: (api) => api.answer(searchGifs, { ...answer, gifs: [], attribution: '' }),
  });
  await press(/^Background-image/);
  await choose('Where it comes from', 'GIF');
  await user.type(await field('Search GIFs'), 'moss');
  await press('Search');
  await screen.findByText(text);
});
