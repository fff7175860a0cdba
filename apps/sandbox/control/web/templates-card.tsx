import { callJson } from '../../pages/web/call-json.ts';
import { Choice } from '../../pages/web/form.tsx';
import { sentenceCase } from '../../pages/web/sentence-case.ts';
import { useReading } from '../../pages/web/use-reading.ts';
import type { TemplateReading } from '../panel-shapes.ts';

/** The statuses, categories and qualities that can be set for a template. */
const CHOICES = {
  status: optionsOf(['APPROVED', 'PENDING', 'REJECTED', 'PAUSED', 'DISABLED']),
  category: optionsOf(['MARKETING', 'UTILITY']),
  quality: { ...optionsOf(['GREEN', 'YELLOW', 'RED']), UNKNOWN: 'Not rated' },
};
type Change = keyof typeof CHOICES;
const CHANGES = ['status', 'category', 'quality'] as const satisfies readonly Change[];

/** Acts as Meta's reviewer: approves, rejects or pauses a template, or sets its category or quality. */
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
            {CHANGES.map((what) => (
              <Choice
                key={what}
                name={`${sentenceCase(what)} of ${template.name}`}
                look={`template-status template-${what === 'quality' ? 'quality-' : ''}${template[what]}`}
                value={template[what]}
                options={CHOICES[what]}
                onChoose={(choice) => change(template, what, choice)}
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function optionsOf(values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value) => [value, sentenceCase(value)]));
}
