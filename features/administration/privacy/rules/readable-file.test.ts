import { expect, it } from 'vitest';
import { forReader } from '#platform/language/for-reader.ts';
import { readableFile } from './readable-file.ts';

const gatheredAt = new Date('2026-11-20T12:00:00Z');

it('lists a person’s stored data in plain language', () => {
  const rows = [{ phone_e164: '+4915112345678', email: null, line_items: [{ title: 'Moss mug' }] }];
  const page = readableFile({
    shopName: 'Wren & Willow',
    gatheredAt,
    tables: [{ title: 'Checkouts', rows }],
  });
  expect(page).toContain('What Wren &amp; Willow stores about you');
  expect(page).toContain('<dt>Phone e164</dt><dd>+4915112345678</dd>');
  expect(page).toContain('Moss mug');
  expect(page).not.toContain('Email');
});

it('shows a person’s messages as text, whatever they contain', () => {
  const rows = [{ text: '<script>alert("hi")</script>' }];
  const page = readableFile({ shopName: 'Wren', gatheredAt, tables: [{ title: 'Messages', rows }] });
  expect(page).toContain('&lt;script&gt;alert(&quot;hi&quot;)&lt;/script&gt;');
});

it('says so if there is no data', () => {
  expect(readableFile({ shopName: 'Wren', gatheredAt, tables: [] })).toContain('Nothing is stored.');
});

it('is written in the language of the person', () => {
  const page = forReader({ language: 'ar', locale: 'ar-u-nu-latn' }, () =>
    readableFile({ shopName: 'Wren', gatheredAt, tables: [] }),
  );
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).not.toContain('Nothing');
});
