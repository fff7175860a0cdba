import { useEffect, useState } from 'react';
import type { Exchange } from '../../core/exchange-log.ts';
import { callJson } from '../../pages/web/call-json.ts';
import { Icon } from '../../pages/web/icon.tsx';
import type { Column } from '../../pages/web/table.tsx';
import type { BriefExchange } from '../panel-shapes.ts';

const NAMES = { shopify: 'Shopify', whatsapp: 'WhatsApp', messenger: 'Messenger' };

/** The columns of the exchanges. `openId` is the exchange whose bodies are shown. */
export function columnsFor(openId: number | null): Column<BriefExchange>[] {
  return [
    {
      title: 'Time',
      cell: ({ at }) => (
        <time dateTime={at} title={new Date(at).toLocaleString()}>
          {new Date(at).toLocaleTimeString([], { hourCycle: 'h23' })}
        </time>
      ),
    },
    {
      title: 'Provider',
      cell: ({ partner }) => <span className={`partner partner-${partner}`}>{NAMES[partner]}</span>,
    },
    { title: 'What', cell: (exchange) => <Summary exchange={exchange} isOpen={exchange.id === openId} /> },
    { title: 'Answer', isNumber: true, cell: (exchange) => <Status {...exchange} /> },
  ];
}

/** An incoming call or an outgoing webhook. The whole row opens and closes it. */
function Summary({ exchange, isOpen }: { exchange: BriefExchange; isOpen: boolean }) {
  const { direction, summary } = exchange;
  return (
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

/** The bodies of an exchange. */
export function ExchangeDetail({ row: { id } }: { row: BriefExchange }) {
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <pre aria-label={title} tabIndex={0}>
        {pretty(body)}
      </pre>
    </div>
  );
}

/** Formats a body with indentation. Webhook bodies are stored as the exact text that was signed. */
function pretty(body: unknown): string {
  if (body === null || body === undefined || body === '') return 'Empty';
  try {
    return JSON.stringify(typeof body === 'string' ? JSON.parse(body) : body, null, 2);
  } catch {
    return typeof body === 'string' ? body : 'Cannot be shown';
  }
}
