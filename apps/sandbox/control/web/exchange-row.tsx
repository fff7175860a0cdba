import { useEffect, useState } from 'react';
import type { Exchange } from '../../core/exchange-log.ts';
import { callJson } from '../../pages/web/call-json.ts';
import { Icon } from '../../pages/web/icon.tsx';
import { Scroller } from '../../pages/web/scroller.tsx';
import type { BriefExchange } from '../panel-shapes.ts';

const NAMES = { shopify: 'Shopify', whatsapp: 'WhatsApp', messenger: 'Messenger' };

interface ExchangeRowProps {
  exchange: BriefExchange;
  isOpen: boolean;
  onToggle: () => void;
}

/** One call in or webhook out; opens to both bodies. */
export function ExchangeRow({ exchange, isOpen, onToggle }: ExchangeRowProps) {
  const { id, at, partner, direction, summary, status } = exchange;
  return (
    <>
      <tr className={isOpen ? 'row row-open' : 'row'} onClick={onToggle}>
        <td className="row-time">
          <time dateTime={at} title={new Date(at).toLocaleString()}>
            {new Date(at).toLocaleTimeString([], { hourCycle: 'h23' })}
          </time>
        </td>
        <td>
          <span className={`partner partner-${partner}`}>{NAMES[partner]}</span>
        </td>
        <td className="row-what">
          <button
            type="button"
            className="row-button"
            aria-expanded={isOpen}
            aria-label={`${direction === 'in' ? 'Call' : 'Webhook'}: ${summary}`}
          >
            <span
              className={`direction direction-${direction}`}
              title={direction === 'in' ? 'The app called' : 'We sent the app a webhook'}
            >
              <Icon name={direction === 'in' ? 'inwards' : 'outwards'} size={14} />
            </span>
            <span className="row-summary">{summary}</span>
          </button>
        </td>
        <td className="right">
          <Status status={status} direction={direction} />
        </td>
      </tr>
      {isOpen && (
        <tr className="bodies">
          <td colSpan={4}>
            <Bodies id={id} />
          </td>
        </tr>
      )}
    </>
  );
}

function Status({ status, direction }: Pick<BriefExchange, 'status' | 'direction'>) {
  if (status === null)
    return (
      <span className="status status-bad">{direction === 'in' ? 'No answer given' : 'Not reached'}</span>
    );
  const tone = status < 300 ? 'good' : status < 500 ? 'care' : 'bad';
  const word = { good: 'OK', care: 'Refused', bad: 'Failed' }[tone];
  return (
    <span className={`status status-${tone}`}>
      <span className="status-word">{word}</span> {status}
    </span>
  );
}

function Bodies({ id }: { id: number }) {
  const [reading, setReading] = useState<Exchange | null>(null);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    callJson<Exchange>('GET', `/control/exchanges/${id}`).then(setReading, () => setGone(true));
  }, [id]);
  if (isGone) return <p className="nothing">Only the last 500 exchanges are kept; this one is gone.</p>;
  if (!reading) return <p className="nothing">Reading…</p>;
  return (
    <div className="body-pair">
      <Body title="Request" body={reading.request} />
      <Body title="Answer" body={reading.answer} />
    </div>
  );
}

function Body({ title, body }: { title: string; body: unknown }) {
  return (
    <div>
      <h3>{title}</h3>
      <Scroller as="pre" label={title}>
        {pretty(body)}
      </Scroller>
    </div>
  );
}

/** Webhook bodies are kept as the exact text that was signed; shown indented. */
function pretty(body: unknown): string {
  if (body === null || body === undefined || body === '') return 'Empty';
  try {
    return JSON.stringify(typeof body === 'string' ? JSON.parse(body) : body, null, 2);
  } catch {
    return typeof body === 'string' ? body : 'Cannot be shown';
  }
}
