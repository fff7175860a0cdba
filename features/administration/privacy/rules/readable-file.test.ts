import { expect, it } from 'vitest';
import { readableFile } from './readable-file.ts';

const gatheredAt = new Date('2026-11-20T12:00:00Z');

it('tells a person in words what is held of them', () => {
  const rows = [{ phone_e164: '+4915112345678', email: null, line_items: [{ title: 'Moss mug' }] }];
  const page = readableFile({
    shopName: 'Wren & Willow',
    gatheredAt,
    tables: [{ title: 'Checkouts', rows }],
  });
  expect(page).toContain('What Wren &amp; Willow holds of you');
  expect(page).toContain('<dt>Phone e164</dt><dd>+4915112345678</dd>');
  expect(page).toContain('Moss mug');
  expect(page).not.toContain('Email');
});

it('shows what a person wrote as text, whatever it is', () => {
  const rows = [{ text: '<script>alert("hi")</script>' }];
  const page = readableFile({ shopName: 'Wren', gatheredAt, tables: [{ title: 'Messages', rows }] });
  expect(page).toContain('&lt;script&gt;alert(&quot;hi&quot;)&lt;/script&gt;');
});

it('says so when there is nothing', () => {
  expect(readableFile({ shopName: 'Wren', gatheredAt, tables: [] })).toContain('Nothing is held.');
});
