import type { Catalogue } from '#platform/language/catalogue.ts';

/** The results of an upload, and the refusal of other extensions, are the specification's own. */
export const texts = {
  field: {
    choose: 'Choose a file',
    chooseHint: 'You can also drop or paste it here. {limits}',
    replace: 'Replace',
    replaceHint: 'You can also drop or paste another one here. {limits}',
    remove: 'Remove',
    removeLabel: 'Remove {label}',
  },
  limits: {
    image: 'Images: JPEG or PNG up to 5\u00A0MB.',
    video: 'Videos: MP4 up to 16\u00A0MB.',
    document: 'Documents: PDF up to 100\u00A0MB.',
    storeImage: 'Images: JPEG, PNG, WebP or GIF up to 5\u00A0MB.',
  },
  upload: {
    done: 'File Uploaded Successfully',
    kinds: {
      file: { uploading: 'Media is uploading', failed: 'Could not upload the file.' },
      image: { uploading: 'Media is uploading', failed: 'Could not upload the image.' },
      storeImage: { uploading: 'Image is uploading', failed: 'Could not upload the image.' },
    },
    otherExtension: 'This Template Only accepts these {extensions} extensions',
    empty: 'This file is empty. Choose another one.',
    progress: 'Uploading {name}',
    share: '{percent}%',
    checking: 'Checking…',
    cancel: 'Cancel',
    cancelLabel: 'Cancel uploading {name}',
    cancelled: 'Upload cancelled.',
    replaced: 'Upload cancelled, because you chose something else.',
  },
  removal: {
    removing: 'Removing…',
    removed: 'File removed.',
    kept: 'Removed here. Bellbird keeps the file, because something you saved or a waiting message still uses it.',
    failed: 'Could not remove the file.',
  },
  preview: {
    noImage: 'There is no image at this address.',
    offline: 'You are offline, so the image cannot be loaded.',
  },
} as const satisfies Catalogue;
