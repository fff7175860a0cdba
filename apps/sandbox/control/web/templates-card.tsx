import { callJson } from '../../pages/web/call-json.ts';
import type { TemplateReading } from '../panel-shapes.ts';
import { useReading } from './use-reading.ts';

const STATUSES = ['APPROVED', 'PENDING', 'REJECTED', 'PAUSED', 'DISABLED'];
const CATEGORIES = ['MARKETING', 'UTILITY'];
const QUALITIES = ['GREEN', 'YELLOW', 'RED', 'UNKNOWN'];

/** Plays Meta's reviewer: approve, reject, pause, move to another category, think well or badly of it. */
export function TemplatesCard() {
  const { value, refresh } = useReading<{ templates: TemplateReading[] }>('/control/whatsapp/templates');
  const change = async ({ name, language }: TemplateReading, what: Change, choice: string): Promise<void> => {
    await callJson('POST', `/control/whatsapp/templates/${encodeURIComponent(name)}/${what}`, {
      [what]: choice,
      language,
      ...(choice === 'REJECTED' ? { reason: 'TAG_CONTENT_MISMATCH' } : {}),
    });
    await refresh();
  };
  return (
    <section className="card" aria-label="Templates">
      <header className="card-head">
        <h2>Templates</h2>
        <span className="soft">{value?.templates.length}</span>
      </header>
      <ul className="templates">
        {value?.templates.map((template) => (
          <li key={template.id}>
            <span className="template-name">
              <strong title={template.name}>{template.name}</strong>
              <span className="soft">{template.language}</span>
            </span>
            <Choice what="status" template={template} options={STATUSES} change={change} />
            <Choice what="category" template={template} options={CATEGORIES} change={change} />
            <Choice what="quality" template={template} options={QUALITIES} change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Change = 'status' | 'category' | 'quality';

interface ChoiceProps {
  what: Change;
  template: TemplateReading;
  options: string[];
  change: (template: TemplateReading, what: Change, choice: string) => Promise<void>;
}

function Choice({ what, template, options, change }: ChoiceProps) {
  const current = template[what];
  return (
    <select
      className={`template-status template-${what === 'quality' ? 'quality-' : ''}${current}`}
      aria-label={`${capital(what)} of ${template.name}`}
      value={current}
      onChange={(event) => void change(template, what, event.currentTarget.value)}
    >
      {[...new Set([...options, current])].map((option) => (
        <option key={option} value={option}>
          {what === 'quality' && option === 'UNKNOWN' ? 'Not rated' : capital(option)}
        </option>
      ))}
    </select>
  );
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase().replaceAll('_', ' ');
}
