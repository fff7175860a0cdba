import { useState } from 'react';
import type { Import } from '../contract/import.ts';
import { FileStep } from './file-step.tsx';
import { MappingStep } from './mapping-step.tsx';
import { NameStep } from './name-step.tsx';
import { ProgressStep } from './progress-step.tsx';

interface ImportDialogProps {
  shopUrl: string;
  /** An earlier import to continue. */
  begun?: Import;
  onClose: () => void;
}

type Step = 'name' | 'file' | 'mapping' | 'progress';

/** The dialog that imports a list: its name, its file, its columns, and the result. */
export function ImportDialog({ shopUrl, begun, onClose }: ImportDialogProps) {
  const [importId, setImportId] = useState(begun?.id ?? '');
  const [step, setStep] = useState<Step>(stepOf(begun));
  const parts = { shopUrl, importId, onClose };
  switch (step) {
    case 'name':
      return (
        <NameStep
          shopUrl={shopUrl}
          onClose={onClose}
          created={(id) => {
            setImportId(id);
            setStep('file');
          }}
        />
      );
    case 'file':
      return <FileStep {...parts} uploaded={() => setStep('mapping')} />;
    case 'mapping':
      return <MappingStep {...parts} started={() => setStep('progress')} />;
    case 'progress':
      return <ProgressStep {...parts} />;
  }
}

function stepOf(begun: Import | undefined): Step {
  switch (begun?.state) {
    case undefined:
      return 'name';
    case 'created':
      return 'file';
    case 'uploaded':
      return 'mapping';
    case 'queued':
    case 'reading':
    case 'adding':
    case 'completed':
    case 'failed':
    case 'cancelled':
      return 'progress';
  }
}
