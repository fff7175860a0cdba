import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ChatApp } from '#platform/ui-kit/phone/chat-app.tsx';
import { phoneBubble, type PhoneBubble } from '../phone-thread.ts';
import { ChatMessage } from './chat-message.tsx';
import type { Phone } from './use-phone.ts';

/** Shows a message of the shop. Returns the user and the calls of `act`. */
function showMessage(parts: Partial<PhoneBubble>, quickReplies: { title: string; payload: string }[] = []) {
  const act = vi.fn<Phone['act']>(() => Promise.resolve());
  render(
    <ChatApp app="whatsapp" scheme="light">
      <ChatMessage
        message={{
          id: 'm1',
          fromShopper: false,
          at: 0,
          state: 'delivered',
          quote: null,
          ...phoneBubble(parts),
        }}
        quickReplies={quickReplies}
        act={act}
      />
    </ChatApp>,
  );
  return { act, user: userEvent.setup({ delay: null }) };
}

test.each<[string, PhoneBubble['buttons'][number], unknown[]]>([
  [
    'sends its reply',
    { kind: 'reply', title: 'Yes', payload: 'YES' },
    ['tap', { messageId: 'm1', payload: 'YES', title: 'Yes' }],
  ],
  [
    'sends the phone number',
    { kind: 'number', title: 'Share contact info' },
    ['part', { messageId: 'm1', kind: 'number' }],
  ],
  ['sends a form', { kind: 'form', title: 'Book' }, ['part', { messageId: 'm1', kind: 'form' }]],
])('a button %s', async (_what, button, sent) => {
  const { act, user } = showMessage({ text: 'Hello', buttons: [button] });
  await user.click(screen.getByRole('button', { name: button.title }));
  expect(act.mock.calls).toEqual([sent]);
});

test('links open their URLs', () => {
  showMessage({
    text: 'See https://shop.test/a_b, please',
    buttons: [
      { kind: 'link', title: 'Open cart', url: 'https://shop.test/cart' },
      { kind: 'call', title: 'Call us', phone: '+4930123456' },
    ],
    cards: [],
  });
  const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(linkOf('https://shop.test/a_b')).toBe('https://shop.test/a_b');
  expect(linkOf('Open cart')).toBe('https://shop.test/cart');
  expect(linkOf('Call us')).toBe('tel:+4930123456');
});

test('a list opens, and closes when a row is chosen', async () => {
  const { act, user } = showMessage({
    text: 'Which one?',
    buttons: [{ kind: 'list', title: 'Choose' }],
    sections: [{ title: 'Small', rows: [{ id: 's', title: 'Espresso', description: '80 ml' }] }],
  });
  expect(screen.queryByText('Espresso')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  await user.click(screen.getByRole('button', { name: /Espresso/ }));
  expect(act.mock.calls).toEqual([['tap', { messageId: 'm1', payload: 's', title: 'Espresso' }]]);
  expect(screen.queryByText('Espresso')).toBeNull();
});

test('a carousel shows its text above the cards, and a card opens its URL', () => {
  showMessage({
    text: 'These are new',
    cards: [
      {
        media: null,
        title: 'Moss mug',
        text: '€24.00',
        url: 'https://shop.test/mug',
        buttons: [{ kind: 'reply', title: 'Tell me more', payload: 'mug' }],
      },
    ],
  });
  expect(screen.getByText('These are new')).toBeDefined();
  expect(screen.getByRole('link', { name: /Moss mug/ }).getAttribute('href')).toBe('https://shop.test/mug');
  expect(screen.getByRole('button', { name: 'Tell me more' })).toBeDefined();
});

test('a quick reply sends its payload', async () => {
  const { act, user } = showMessage({ text: 'Keep it?' }, [{ title: 'Yes please', payload: 'YES' }]);
  await user.click(screen.getByRole('button', { name: 'Yes please' }));
  expect(act.mock.calls).toEqual([['quick', { title: 'Yes please', payload: 'YES' }]]);
});

test('a receipt links to its order', () => {
  showMessage({
    receipt: {
      orderNumber: '1001',
      paymentMethod: 'Card',
      lines: [],
      sums: [],
      total: '€47.95',
      url: 'https://shop.test/orders/1',
    },
  });
  expect(screen.getByText('Order 1001')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
    'https://shop.test/orders/1',
  );
});
