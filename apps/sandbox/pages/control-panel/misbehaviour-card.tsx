import { useState } from 'preact/hooks';
import type { PlannedMisbehaviour } from '../../control/panel-shapes.ts';
import { callJson } from '../call-json.ts';
import { useReading } from './use-reading.ts';

const KINDS: Record<string, string> = {
  slow: 'Answers slowly',
  rateLimited: 'Says too many requests',
  serverError: 'Fails with a server error',
  timeoutAfterAcceptance: 'Accepts, then never answers',
  errorCode: 'Refuses with a code',
  webhooksTwice: 'Sends webhooks twice',
  webhooksLate: 'Sends webhooks late',
  webhooksShuffled: 'Sends webhooks in the wrong order',
  webhooksLost: 'Loses webhooks',
};
const WITH_DELAY = ['slow', 'timeoutAfterAcceptance', 'webhooksLate'];
const PARTNERS: Record<string, string> = { whatsapp: 'WhatsApp', shopify: 'Shopify', messenger: 'Messenger' };

/** Makes a provider misbehave for its next few calls or webhooks. */
export function MisbehaviourCard() {
  const { value, refresh } = useReading<{ planned: PlannedMisbehaviour[] }>('/control/misbehaviour');
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
    <section class="card" aria-label="Misbehaviour">
      <header class="card-head">
        <h2>Misbehave</h2>
        {planned.length > 0 && (
          <button type="button" class="text-button" onClick={() => void change('DELETE')}>
            Behave again
          </button>
        )}
      </header>
      <MisbehaviourForm onPlan={(body) => change('POST', body)} fault={fault} />
      {planned.length > 0 && (
        <ul class="planned">
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

function MisbehaviourForm({ onPlan, fault }: { onPlan: (body: unknown) => Promise<void>; fault: string }) {
  const [kind, setKind] = useState('slow');
  const submit = (event: Event): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const number = (name: string) => (data.has(name) ? { [name]: Number(data.get(name)) } : {});
    void onPlan({
      partner: data.get('partner'),
      kind,
      ...number('times'),
      ...number('delayMs'),
      ...number('code'),
    });
  };
  return (
    <form class="fields" onSubmit={submit}>
      <label>
        Who
        <select name="partner">
          {Object.entries(PARTNERS).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        How often
        <input name="times" type="number" min={1} max={1_000_000} defaultValue="1" />
      </label>
      <label class="wide">
        What
        <select value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
          {Object.entries(KINDS).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {WITH_DELAY.includes(kind) && (
        <label class="wide">
          After how many milliseconds
          <input name="delayMs" type="number" min={0} max={60_000} defaultValue="1000" />
        </label>
      )}
      {kind === 'errorCode' && (
        <label class="wide">
          The provider’s code
          <input name="code" type="number" defaultValue="131026" />
        </label>
      )}
      {fault !== '' && (
        <p class="fault wide" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" class="primary wide">
        Make it happen
      </button>
    </form>
  );
}
