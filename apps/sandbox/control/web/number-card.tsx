import { useState } from 'react';
import { callJson } from '../../pages/web/call-json.ts';
import type { MessagesSummary, NumberReading } from '../panel-shapes.ts';
import { useReading } from './use-reading.ts';

const TIERS = ['TIER_250', 'TIER_2K', 'TIER_10K', 'TIER_100K', 'TIER_UNLIMITED'];
const SPEEDS = [5, 20, 80, 1000, 100_000];

/** The shop's WhatsApp number: its limits, its quality, and what it has sent. */
export function NumberCard() {
  const { value, refresh } = useReading<NumberReading>('/control/whatsapp/number');
  const { value: summary, refresh: recount } = useReading<MessagesSummary>(
    '/control/whatsapp/messages/summary',
  );
  const [isSure, setSure] = useState(false);
  const change = async (body: Partial<NumberReading>): Promise<void> => {
    await callJson('POST', '/control/whatsapp/number', body);
    await refresh();
  };
  const reset = async (): Promise<void> => {
    setSure(false);
    await callJson('POST', '/control/reset', {});
    await Promise.all([refresh(), recount()]);
  };
  return (
    <section className="card" aria-label="WhatsApp number">
      <header className="card-head">
        <h2>WhatsApp number</h2>
        <span className="soft">{value?.displayNumber}</span>
      </header>
      {value && <NumberFields number={value} change={change} />}
      <dl className="counts">
        <Count label="Accepted" count={summary?.accepted} />
        <Count label="People today" count={value?.recipientsToday} />
        <Count
          label="Sent twice"
          count={summary?.duplicates.length}
          isBad={(summary?.duplicates.length ?? 0) > 0}
        />
      </dl>
      {isSure ? (
        <div className="sure">
          <p>Messages, templates and settings on WhatsApp’s side are forgotten.</p>
          <button type="button" className="danger" onClick={() => void reset()}>
            Forget them
          </button>
          <button type="button" className="text-button" onClick={() => setSure(false)}>
            Keep
          </button>
        </div>
      ) : (
        <button type="button" className="text-button" onClick={() => setSure(true)}>
          Begin with an empty number
        </button>
      )}
    </section>
  );
}

interface NumberFieldsProps {
  number: NumberReading;
  change: (body: Partial<NumberReading>) => Promise<void>;
}

function NumberFields({ number, change }: NumberFieldsProps) {
  const { tier, quality, throughputPerSecond, refusals } = number;
  const speeds = [...new Set([...SPEEDS, throughputPerSecond])].toSorted((one, other) => one - other);
  return (
    <div className="fields">
      <Choice
        label="People a day"
        value={tier}
        options={withCurrent(TIERS, tier)}
        show={tierInWords}
        onChoose={(next) => change({ tier: next })}
      />
      <Choice
        label="Messages a second"
        value={String(throughputPerSecond)}
        options={speeds.map(String)}
        show={(speed) => Number(speed).toLocaleString()}
        onChoose={(next) => change({ throughputPerSecond: Number(next) })}
      />
      <Choice
        label="Quality"
        value={quality}
        options={withCurrent(['GREEN', 'YELLOW', 'RED'], quality)}
        show={capital}
        onChoose={(next) => change({ quality: next })}
      />
      <Choice
        label="Rules about people"
        value={refusals}
        options={['answer', 'status']}
        show={(one) => (one === 'answer' ? 'Refuse at once' : 'Fail by webhook')}
        onChoose={(next) => change({ refusals: next as NumberReading['refusals'] })}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: string[];
  show: (option: string) => string;
  onChoose: (option: string) => Promise<void>;
}

function Choice({ label, value, options, show, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => void onChoose(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {show(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Count({
  label,
  count,
  isBad = false,
}: {
  label: string;
  count: number | undefined;
  isBad?: boolean;
}) {
  return (
    <div className={isBad ? 'count count-bad' : 'count'}>
      <dt>{label}</dt>
      <dd>{count?.toLocaleString() ?? '–'}</dd>
    </div>
  );
}

function withCurrent(options: string[], current: string): string[] {
  return options.includes(current) ? options : [...options, current];
}

function tierInWords(tier: string): string {
  const found = /^TIER_(\d+)(K?)$/.exec(tier);
  if (!found) return capital(tier.replace('TIER_', '').replaceAll('_', ' '));
  return (Number(found[1]) * (found[2] === 'K' ? 1000 : 1)).toLocaleString();
}

function capital(word: string): string {
  return word.slice(0, 1) + word.slice(1).toLowerCase();
}
