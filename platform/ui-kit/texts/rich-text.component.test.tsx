import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

it('puts elements where the text has placeholders and marked parts', () => {
  const { container } = render(
    <RichText
      text="Erased on {when}. <link>See the page</link>, or do nothing."
      values={{ when: <time>1 May</time> }}
      parts={{ link: (inside) => <a href="/page">{inside}</a> }}
    />,
  );
  expect(container.innerHTML).toBe(
    'Erased on <time>1 May</time>. <a href="/page">See the page</a>, or do nothing.',
  );
});

it('chooses the plural form, and shows the text of a marked part without an element', () => {
  const text = { one: '<b>{count}</b> file', other: '{count} files' } as const;
  const { container } = render(<RichText text={text} values={{ count: 1 }} />);
  expect(container.textContent).toBe('{count} file');
});
