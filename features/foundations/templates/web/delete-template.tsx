import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { useDeleteTemplate } from './use-templates.ts';

interface DeleteTemplateProps {
  shopUrl: string;
  unwanted: { name: string; id: string; inAllLanguages: boolean };
  close: () => void;
}

/** Asks for confirmation before a template is deleted, here and at WhatsApp. */
export function DeleteTemplate({ shopUrl, unwanted, close }: DeleteTemplateProps) {
  const { mutate, isPending } = useDeleteTemplate(shopUrl, close);
  const what = unwanted.inAllLanguages ? 'in all its languages' : 'in this language';
  return (
    <ConfirmDialog
      opened
      title={`Delete ${unwanted.name}?`}
      text={`It is deleted ${what}, here and at WhatsApp. For 30 days WhatsApp takes no other template of this name.`}
      confirm="Delete"
      isPending={isPending}
      onConfirm={() => mutate(unwanted)}
      onClose={close}
    />
  );
}
