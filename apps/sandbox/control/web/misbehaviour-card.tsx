import { useState } from 'react';
import type { Misbehaviour } from '../../core/misbehaviour.ts';
import { callJson } from '../../pages/web/call-json.ts';
import { Form, type Field } from '../../pages/web/form.tsx';
import { useReading } from '../../pages/web/use-reading.ts';

const KINDS: Record<string, string> = {
  slow: 'Answers slowly',
  rateLimited: 'Says too many requests',
  serverError: 'Fails with a server error',
  timeoutAfterAcceptance: 'Accepts, then never answers',
  errorCode: 'Refuses with a code',
  heldThenSent: 'Holds messages back, then sends them',
  heldThenFailed: 'Holds messages back, then fails them',
  deliveredMissing: 'Does not tell that messages were delivered',
  webhooksTwice: 'Sends webhooks twice',
  webhooksLate: 'Sends webhooks late',
  webhooksShuffled: 'Sends webhooks in the wrong order',
  webhooksLost: 'Loses webhooks',
  webhooksHeldBack: 'Repeats refused webhooks late',
};
/** The kinds of misbehaviour that need a duration. */
const WITH_DELAY = ['slow', 'timeoutAfterAcceptance', 'webhooksLate', 'webhooksHeldBack'];
const PARTNERS: Record<string, string> = {
  whatsapp: 'WhatsApp',
  shopify: 'Shopify',
  messenger: 'Messenger',
};

/** Makes a provider misbehave for its next few calls or webhooks. */
export function MisbehaviourCard() {
  const { value, refresh } = useReading<{ planned: Misbehaviour[] }>('/control/misbehaviour');
  const [chosenKind, setKind] = useState('slow');
  const [fault, setFault] = useState('');
  const planned = value?.planned ?? [];
  const change = async (method: 'POST' | 'DELETE', body?: unknown): Promise<void> => {
    try {
      await callJson(method, '/control/misbehaviour', body);
      setFault('');
    } catch (error) {
      setFault((error as Error).message);
    }
    await refresh();
  };
  return (
    <section className="card" aria-label="Misbehaviour">
      <header className="card-head">
        <h2>Misbehave</h2>
        {planned.length > 0 && (
          <button type="button" className="text-button" onClick={() => void change('DELETE')}>
            Behave again
          </button>
        )}
      </header>
      <Form
        fields={fieldsFor(chosenKind, setKind)}
        submit="Make it happen"
        look="primary"
        onSubmit={(data) => change('POST', planIn(data))}
      >
        {fault !== '' && (
          <p className="fault wide" role="alert">
            {fault}
          </p>
        )}
      </Form>
      {planned.length > 0 && (
        <ul className="planned">
          {planned.map(({ partner, kind, times, code }, at) => (
            <li key={at}>
              <strong>{PARTNERS[partner]}</strong>{' '}
              {(KINDS[kind] ?? kind).toLowerCase().replace('a code', `code ${code ?? ''}`)}, {times} more{' '}
              {times === 1 ? 'time' : 'times'}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function fieldsFor(kind: string, onChoose: (kind: string) => void): Field[] {
  const number = { type: 'number', min: 0, required: true };
  return [
    { name: 'partner', label: 'Who', options: PARTNERS },
    { ...number, name: 'times', label: 'How often', value: 1 },
    { name: 'kind', label: 'What', options: KINDS, value: kind, onChoose, isWide: true },
    ...(WITH_DELAY.includes(kind)
      ? [{ ...number, name: 'delayMs', label: 'After how many milliseconds', value: 1000, isWide: true }]
      : []),
    ...(kind === 'errorCode'
      ? [{ ...number, name: 'code', label: 'The provider’s code', value: 131026, isWide: true }]
      : []),
  ];
}

function planIn(data: FormData): Record<string, unknown> {
  const names = new Set(['times', 'delayMs', 'code']);
  return Object.fromEntries(
    [...data].map(([name, value]) => [name, names.has(name) ? Number(value) : value]),
  );
}
