import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  bar: {
    label: 'Visualizações salvas',
    save: 'Salvar visualização',
    rename: 'Renomear',
    renameNamed: 'Renomear {name}',
    delete: 'Excluir',
    deleteNamed: 'Excluir {name}',
  },
  dialog: {
    save: 'Salvar visualização',
    saveConfirm: 'Salvar visualização',
    saveNote: 'Guarda os filtros e a ordem, mas não a busca por uma pessoa.',
    rename: 'Renomear visualização',
    renameConfirm: 'Renomear visualização',
    name: 'Nome',
    nameMissing: 'Digite um nome.',
    cancel: 'Cancelar',
  },
  toasts: {
    saved: 'Visualização salva',
    renamed: 'Visualização renomeada',
    deleted: 'Visualização excluída',
  },
});
