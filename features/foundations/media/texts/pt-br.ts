import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  field: {
    choose: 'Escolher um arquivo',
    chooseHint: 'Você também pode arrastar ou colar o arquivo aqui. {limits}',
    replace: 'Substituir',
    replaceHint: 'Você também pode arrastar ou colar outro arquivo aqui. {limits}',
    remove: 'Remover',
    removeLabel: 'Remover {label}',
  },
  limits: {
    image: 'Imagens: JPEG ou PNG de até 5 MB.',
    video: 'Vídeos: MP4 de até 16 MB.',
    document: 'Documentos: PDF de até 100 MB.',
    storeImage: 'Imagens: JPEG, PNG, WebP ou GIF de até 5 MB.',
  },
  upload: {
    done: 'Arquivo enviado com sucesso',
    kinds: {
      file: { uploading: 'Enviando a mídia', failed: 'Não foi possível enviar o arquivo.' },
      image: { uploading: 'Enviando a mídia', failed: 'Não foi possível enviar a imagem.' },
      storeImage: { uploading: 'Enviando a imagem', failed: 'Não foi possível enviar a imagem.' },
    },
    otherExtension: 'Este modelo só aceita arquivos {extensions}',
    empty: 'Este arquivo está vazio. Escolha outro.',
    progress: 'Enviando {name}',
    share: '{percent}%',
    checking: 'Verificando…',
    cancel: 'Cancelar',
    cancelLabel: 'Cancelar o envio de {name}',
    cancelled: 'Envio cancelado.',
    replaced: 'Envio cancelado, porque você escolheu outra coisa.',
  },
  removal: {
    removing: 'Removendo…',
    removed: 'Arquivo removido.',
    kept: 'Removido daqui. O Bellbird guarda o arquivo, porque algo que você salvou ou uma mensagem que aguarda ainda o usa.',
    failed: 'Não foi possível remover o arquivo.',
  },
  preview: {
    noImage: 'Não há nenhuma imagem neste endereço.',
    offline: 'Você está sem internet, então a imagem não pode ser carregada.',
  },
});
