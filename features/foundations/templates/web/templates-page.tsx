import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { shownName } from '../rules/shown-name.ts';
import { texts } from '../texts/en.ts';
import { copyOf, EMPTY_DRAFT, type Edited } from './editor/edited.ts';
import { TemplateList } from './template-list.tsx';
import type { TemplateShop, UploadPart } from './template-slots.ts';

const ViewTemplate = lazy(async () => ({ default: (await import('./view-template.tsx')).ViewTemplate }));
const DeleteTemplate = lazy(async () => ({
  default: (await import('./delete-template.tsx')).DeleteTemplate,
}));
const TemplateEditor = lazy(async () => ({
  default: (await import('./editor/template-editor.tsx')).TemplateEditor,
}));

/** The dialog that is open on top of the list. */
type Opened =
  | { kind: 'view'; name: string }
  | { kind: 'delete'; name: string; id: string; inAllLanguages: boolean }
  | { kind: 'edit'; edited: Edited };

interface TemplatesPageProps {
  shop: TemplateShop;
  Upload: UploadPart;
}

/** The page of the merchant's templates. */
export function TemplatesPage({ shop, Upload }: TemplatesPageProps) {
  const { shopUrl, shopName, shopTimeZone } = shop;
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const edit = (edited: Edited) => setOpened({ kind: 'edit', edited });
  const create = <CreateButton edit={edit} />;
  return (
    <>
      <PageHead title={texts.page.title} note={texts.page.note}>
        {create}
      </PageHead>
      <TemplateList
        shopUrl={shopUrl}
        timeZone={shopTimeZone}
        open={({ name }) => setOpened({ kind: 'view', name })}
        act={{
          copy: ({ variants: [first] }) => edit(copyOf(first)),
          remove: ({ variants: [first] }) =>
            setOpened({ kind: 'delete', name: shownName(first), id: first.id, inAllLanguages: true }),
          view: ({ name }) => setOpened({ kind: 'view', name }),
        }}
        create={create}
      />
      <Suspense>
        {opened?.kind === 'view' && (
          <ViewTemplate
            shopUrl={shopUrl}
            shopName={shopName}
            name={opened.name}
            edit={edit}
            remove={(template, inAllLanguages) =>
              setOpened({ kind: 'delete', name: shownName(template), id: template.id, inAllLanguages })
            }
            close={close}
          />
        )}
        {opened?.kind === 'delete' && <DeleteTemplate shopUrl={shopUrl} unwanted={opened} close={close} />}
        {opened?.kind === 'edit' && (
          <TemplateEditor
            shopUrl={shopUrl}
            shopName={shopName}
            edited={opened.edited}
            Upload={Upload}
            close={close}
            submitted={close}
          />
        )}
      </Suspense>
    </>
  );
}

function CreateButton({ edit }: { edit: (edited: Edited) => void }) {
  const lock = useLock('market');
  return (
    <Button
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      onClick={() => edit({ draft: EMPTY_DRAFT, rejectedId: null, of: 'new' })}
      {...lock}
    >
      {texts.page.create}
    </Button>
  );
}
