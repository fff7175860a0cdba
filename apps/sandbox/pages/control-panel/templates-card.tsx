import type { TemplateReading } from '../../control/panel-shapes.ts';
import { callJson } from '../call-json.ts';
import { useReading } from './use-reading.ts';

const STATUSES = ['APPROVED', 'PENDING', 'REJECTED', 'PAUSED', 'DISABLED'];

/** Plays Meta's reviewer: approve, reject, pause. */
export function TemplatesCard() {
  const { value, refresh } = useReading<{ templates: TemplateReading[] }>('/control/whatsapp/templates');
  const decide = async ({ name, language }: TemplateReading, status: string): Promise<void> => {
    await callJson('POST', `/control/whatsapp/templates/${encodeURIComponent(name)}/status`, {
      status,
      language,
      ...(status === 'REJECTED' ? { reason: 'TAG_CONTENT_MISMATCH' } : {}),
    });
    await refresh();
  };
  return (
    <section class="card" aria-label="Templates">
      <header class="card-head">
        <h2>Templates</h2>
        <span class="soft">{value?.templates.length}</span>
      </header>
      <ul class="templates">
        {value?.templates.map((template) => (
          <li key={template.id}>
            <span class="template-name">
              <strong title={template.name}>{template.name}</strong>
              <span class="soft">
                {template.category.toLowerCase()}, {template.language}
              </span>
            </span>
            <select
              class={`template-status template-${template.status}`}
              aria-label={`Status of ${template.name}`}
              value={template.status}
              onChange={(event) => void decide(template, event.currentTarget.value)}
            >
              {[...new Set([...STATUSES, template.status])].map((status) => (
                <option key={status} value={status}>
                  {status.slice(0, 1) + status.slice(1).toLowerCase().replaceAll('_', ' ')}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </section>
  );
}
