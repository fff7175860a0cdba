import { useState } from 'react';
import { callJson } from '../../pages/web/call-json.ts';
import { Choice } from '../../pages/web/form.tsx';
import { sentenceCase } from '../../pages/web/sentence-case.ts';
import { useReading } from '../../pages/web/use-reading.ts';
import type { MessagesSummary, NumberReading } from '../panel-shapes.ts';

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
  const { tier, quality, throughputPerSecond, refusals, isInPhoneApp = false } = number;
  const speeds = [...new Set([...SPEEDS, throughputPerSecond])].toSorted((one, other) => one - other);
  const choices = [
    {
      label: 'People a day',
      value: tier,
      options: optionsOf([...new Set([...TIERS, tier])], formatTier),
      body: (next: string) => ({ tier: next }),
    },
    {
      label: 'Messages a second',
      value: String(throughputPerSecond),
      options: optionsOf(speeds.map(String), (speed) => Number(speed).toLocaleString()),
      body: (next: string) => ({ throughputPerSecond: Number(next) }),
    },
    {
      label: 'Quality',
      value: quality,
      options: optionsOf(['GREEN', 'YELLOW', 'RED'], sentenceCase),
      body: (next: string) => ({ quality: next }),
    },
    {
      label: 'Used in the phone app',
      value: String(isInPhoneApp),
      options: { false: 'No', true: 'Yes, too' },
      body: (next: string) => ({ isInPhoneApp: next === 'true' }),
    },
    {
      label: 'Rules about people',
      value: refusals,
      options: { answer: 'Refuse immediately', status: 'Fail by webhook' },
      body: (next: string) => ({ refusals: next as NumberReading['refusals'] }),
    },
  ];
  return (
    <div className="fields">
      {choices.map(({ label, value, options, body }) => (
        <label key={label}>
          {label}
          <Choice value={value} options={options} onChoose={(next) => change(body(next))} />
        </label>
      ))}
    </div>
  );
}

function optionsOf(values: readonly string[], format: (value: string) => string): Record<string, string> {
  return Object.fromEntries(values.map((value) => [value, format(value)]));
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

function formatTier(tier: string): string {
  const found = /^TIER_(\d+)(K?)$/.exec(tier);
  if (!found) return sentenceCase(tier.replace('TIER_', '').replaceAll('_', ' '));
  return (Number(found[1]) * (found[2] === 'K' ? 1000 : 1)).toLocaleString();
}
