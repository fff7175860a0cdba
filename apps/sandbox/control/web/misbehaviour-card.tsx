import { useState } from 'react';
import type { Misbehaviour } from '../../core/misbehaviour.ts';
import { callJson } from '../../pages/web/call-json.ts';
import { MisbehaviourForm } from './misbehaviour-form.tsx';
import { KINDS, PARTNERS } from './misbehaviour-words.ts';
import { useReading } from './use-reading.ts';

/** Makes a provider misbehave for its next few calls or webhooks. */
export function MisbehaviourCard() {
  const { value, refresh } = useReading<{ planned: Misbehaviour[] }>('/control/misbehaviour');
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
      <MisbehaviourForm onPlan={(body) => change('POST', body)} fault={fault} />
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
