import { fill } from '#platform/language/reader.ts';
import { languageName } from '#platform/ui-kit/format/language-name.ts';
import { StatusBadge, type StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { ListedTemplate } from '../contract/template-calls.ts';
import { texts } from '../texts/en.ts';

const TONES: Record<ListedTemplate['status'], StatusTone> = {
  ENABLED: 'good',
  PENDING: 'plain',
  REJECTED: 'bad',
  PAUSED: 'bad',
  DISABLED: 'bad',
};

interface TemplateStateProps {
  status: ListedTemplate['status'];
  /** The language with this status, if others have another one. */
  language: string | null;
}

/** The status of a template at WhatsApp. */
export function TemplateState({ status, language }: TemplateStateProps) {
  const word = texts.statuses[status];
  return (
    <StatusBadge
      tone={TONES[status]}
      word={
        language === null ? word : fill(texts.statusIn, { status: word, language: languageName(language) })
      }
    />
  );
}
