import { expect, it } from 'vitest';
import { checkCard } from './check-template-card.ts';

const shape = {
  header: { format: 'TEXT', text: 'Order {{1}}', variables: ['1'] },
  bodyVariables: ['1'],
  bodyText: 'Hi {{1}}, and once more {{1}}.',
  bodyLimit: 160,
  buttons: [],
};
const checkFilled = (header: string, body: string) => () =>
  checkCard(
    shape,
    [
      { type: 'header', parameters: [{ type: 'text', text: header }] },
      { type: 'body', parameters: [{ type: 'text', text: body }] },
    ],
    false,
  );

it('accepts texts of the maximum length, including their values', () => {
  expect(checkFilled('x'.repeat(54), 'x'.repeat(70))).not.toThrow();
});

it.each([
  ['header', 'x'.repeat(55), 'Lena'],
  ['body', '#1001', 'x'.repeat(71)],
])('refuses a %s that is too long including its values', (part, header, body) => {
  expect(checkFilled(header, body)).toThrow(`${part}: Text exceeds`);
});
