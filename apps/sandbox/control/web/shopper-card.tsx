import { useState } from 'react';
import { callJson } from '../../pages/web/call-json.ts';
import { Form } from '../../pages/web/form.tsx';

const KINDS: Record<string, string> = {
  image: 'A picture',
  audio: 'A voice message',
  video: 'A video',
  document: 'A document',
  sticker: 'A sticker',
  location: 'Where they are',
  contacts: 'A person',
  order: 'An order',
  reaction: 'A thumbs up',
  unsupported: 'Something unknown',
};
const EVENTS: Record<string, string> = {
  ACCOUNT_VIOLATION: 'Warned for spam',
  ACCOUNT_RESTRICTION: 'Restricted',
  DISABLED_UPDATE: 'Disabled',
  PARTNER_REMOVED: 'App removed',
  PARTNER_ADDED: 'App added again',
  ACCOUNT_OFFBOARDED: 'Moved to another phone',
  ACCOUNT_RECONNECTED: 'Back on its phone',
};

/** Sends messages of shoppers that are not text, and events of the account. */
export function ShopperCard() {
  const [notice, setNotice] = useState('');
  const post = (path: string, done: string) => async (data: FormData) => {
    try {
      await callJson('POST', path, Object.fromEntries(data));
      setNotice(done);
    } catch (error) {
      setNotice((error as Error).message);
    }
  };
  return (
    <section className="card" aria-label="Shoppers and account">
      <header className="card-head">
        <h2>Shoppers and account</h2>
      </header>
      <Form
        fields={[
          { name: 'from', label: 'From', type: 'tel', value: '+49 1521 5550101', required: true },
          { name: 'kind', label: 'Sends', options: KINDS },
        ]}
        submit="Send it"
        look="primary"
        onSubmit={post('/control/whatsapp/inbound/kind', 'It was sent.')}
      />
      <Form
        fields={[{ name: 'event', label: 'The account is', options: EVENTS }]}
        submit="Tell the app"
        look="primary"
        onSubmit={post('/control/whatsapp/account', 'The app was told.')}
      />
      <p className="soft" role="status">
        {notice}
      </p>
    </section>
  );
}
