import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { AskFile, type AskFileProps } from './ask-file.tsx';
import { describeFile, type ShopFileKind } from './use-exports.ts';

interface ShopExportProps extends Pick<AskFileProps, 'shopUrl' | 'timeZone' | 'email'> {
  kind: ShopFileKind;
}

/** The button that opens the dialog for a file of the whole shop. */
export function ShopExport({ kind, ...asked }: ShopExportProps) {
  const [isOpen, setIsOpen] = useState(false);
  const lock = useLock('export');
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMail size={16} stroke={1.5} aria-hidden />}
        onClick={() => setIsOpen(true)}
        {...lock}
      >
        {describeFile(kind).title}
      </Button>
      {isOpen && <AskFile {...asked} file={{ kind }} close={() => setIsOpen(false)} />}
    </>
  );
}
