import { expect, it } from 'vitest';
import { failedMail, readyMail } from './export-mails.ts';

it.each([
  [0, '0 rows'],
  [1, '1 row'],
  [2, '2 rows'],
])('the e-mail for a file of %i rows contains its link and expiry', (rows, counted) => {
  const { subject, text } = readyMail({
    title: 'People\nof May',
    rows,
    link: 'https://a.example/f',
    expires: '3 June',
  });
  expect(subject).toBe('Your file is ready: People of May');
  expect(text).toContain(`ready: People\nof May, ${counted}.`);
  expect(text).toContain('\nhttps://a.example/f\n');
  expect(text).toContain('until 3 June,');
});

it('the e-mail for a failed file contains the reason', () => {
  const { subject, text } = failedMail({ title: ' People\u0000of May ', reason: 'It is too large.' });
  expect(subject).toBe('Your file could not be written: People of May');
  expect(text).toContain('\nIt is too large.\n');
});
