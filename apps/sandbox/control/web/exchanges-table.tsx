import { useState } from 'react';
import { Table } from '../../pages/web/table.tsx';
import { useReading } from '../../pages/web/use-reading.ts';
import type { BriefExchange } from '../panel-shapes.ts';
import { columnsFor, ExchangeDetail } from './exchange-parts.tsx';

const PARTNERS = [
  ['', 'All'],
  ['shopify', 'Shopify'],
  ['whatsapp', 'WhatsApp'],
  ['messenger', 'Messenger'],
] as const;

/** Every call and webhook between the app and the pretend providers, updated live. */
export function ExchangesTable() {
  const [partner, setPartner] = useState('');
  const [openId, setOpenId] = useState<number | null>(null);
  const filter = partner === '' ? '' : `&partner=${partner}`;
  const { value, connected } = useReading<{ exchanges: BriefExchange[] }>(
    `/control/exchanges?brief=true&limit=100${filter}`,
  );
  return (
    <section className="card exchanges" aria-label="Exchanges">
      <header className="card-head">
        <h2>Exchanges</h2>
        <span className={connected ? 'live' : 'live live-off'} role="status">
          {connected ? 'Live' : 'The sandbox does not answer'}
        </span>
        <div className="filter" role="group" aria-label="Provider">
          {PARTNERS.map(([key, label]) => (
            <button key={key} type="button" aria-pressed={partner === key} onClick={() => setPartner(key)}>
              {label}
            </button>
          ))}
        </div>
      </header>
      {value?.exchanges.length === 0 ? (
        <p className="nothing">
          Nothing yet. Connect the store in the app, or send a message, and each call shows up here.
        </p>
      ) : (
        <div className="scroll">
          <Table
            columns={columnsFor(openId)}
            rows={value?.exchanges ?? []}
            keyOf={({ id }) => id}
            details={{
              openKey: openId,
              Detail: ExchangeDetail,
              onToggle: ({ id }) => setOpenId(id === openId ? null : id),
            }}
          />
        </div>
      )}
    </section>
  );
}
