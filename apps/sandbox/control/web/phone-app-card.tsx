import { useState } from 'react';
import { callJson } from '../../pages/web/call-json.ts';
import { Form } from '../../pages/web/form.tsx';

const SHOPPER = { label: 'Shopper', type: 'tel', value: '+49 1521 5550101', required: true } as const;

/** The owner's own phone, with the WhatsApp Business app. */
export function PhoneAppCard() {
  const [notice, setNotice] = useState('');
  const post = async (path: string, body: unknown, done: string): Promise<void> => {
    try {
      await callJson('POST', `/control/whatsapp/app/${path}`, body);
      setNotice(done);
    } catch (error) {
      setNotice((error as Error).message);
    }
  };
  return (
    <section className="card" aria-label="The owner’s phone">
      <header className="card-head">
        <h2>The owner’s phone</h2>
      </header>
      <Form
        fields={[
          { name: 'to', ...SHOPPER },
          { name: 'text', label: 'Writes', value: 'Shall I keep one for you?', required: true },
        ]}
        submit="Write in the phone app"
        look="primary"
        onSubmit={(data) => post('write', Object.fromEntries(data), 'It was written.')}
      />
      <Form
        fields={[
          { name: 'number', ...SHOPPER },
          { name: 'name', label: 'Name', value: 'Mira Vogel', required: true },
        ]}
        submit="Save the contact"
        onSubmit={(data) => post('contact', Object.fromEntries(data), 'The contact was saved.')}
      />
      <Form
        fields={[{ name: 'person', ...SHOPPER }]}
        submit="Hand over older messages"
        onSubmit={(data) => post('history', { people: [data.get('person')] }, 'They were handed over.')}
      />
      <button
        type="button"
        className="text-button"
        onClick={() => void post('decline-history', {}, 'The app was told.')}
      >
        Share no older messages
      </button>
      <p className="soft" role="status">
        {notice}
      </p>
    </section>
  );
}
