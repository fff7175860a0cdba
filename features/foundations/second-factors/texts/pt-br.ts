import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  settingsLink: {
    title: 'Segurança do acesso',
    text: 'Proteja o seu acesso com uma segunda etapa, para que só a caixa de e-mail não abra esta loja.',
    link: 'Abrir a segurança do acesso',
  },
  page: {
    title: 'Segurança do acesso',
    back: 'Voltar às configurações',
    note: 'Como você mostra no acesso que é você.',
    what: 'A segurança do seu acesso',
    required: 'Esta loja exige uma segunda etapa de toda a equipe.',
    owner: 'Você entra pela Shopify',
    ownerText: 'A Shopify tem a própria segunda etapa. Configure-a na sua conta da Shopify.',
  },
  app: {
    title: 'Aplicativo autenticador',
    text: 'Depois do link do e-mail, você digita também um código de um aplicativo no celular.',
    setUp: 'Configurar aplicativo',
    on: 'Configurado',
    since: 'Desde {when}',
    remove: 'Remover aplicativo',
    removeText:
      'Digite um código para remover o aplicativo autenticador. Os códigos de recuperação também são removidos.',
    removeRequired:
      'Esta loja exige uma segunda etapa, então você vai precisar configurar outra logo em seguida.',
    removed: 'Aplicativo autenticador removido',
  },
  setUp: {
    open: 'Abra um aplicativo autenticador no celular. Se não tiver um, instale pela loja de aplicativos.',
    scan: 'Escaneie este código com ele.',
    picture: 'Código QR para o seu aplicativo autenticador',
    byHand: 'Ou digite esta chave:',
    key: 'Chave',
    onDevice: 'Abrir em um aplicativo neste dispositivo',
    enter: 'Digite os seis números que o aplicativo mostra.',
    code: 'Código',
    confirm: 'Confirmar código',
    cancel: 'Cancelar',
    what: 'O código para o seu aplicativo',
    done: 'Aplicativo autenticador configurado',
  },
  recovery: {
    title: 'Códigos de recuperação',
    left: 'Restam: {count} de 10. Cada um vale uma vez no lugar de um código do aplicativo.',
    none: 'Não resta nenhum código de recuperação. Crie novos para entrar também sem o celular.',
    renew: 'Criar novos códigos',
    renewText: 'Digite um código para criar dez novos códigos de recuperação. Os anteriores deixam de valer.',
    save: 'Guarde os seus códigos de recuperação',
    saveText: 'Guarde-os onde você os encontre sem o celular. Cada um vale uma vez. Eles só aparecem agora.',
    list: 'Seus códigos de recuperação',
    copy: 'Copiar códigos',
    copied: 'Códigos copiados',
    download: 'Baixar códigos',
    file: 'bellbird-codigos-de-recuperacao.txt',
    saved: 'Já guardei',
  },
  ask: {
    code: 'Código do aplicativo ou um código de recuperação',
    wrong: 'Digite os seis números que o aplicativo mostra, ou um código de recuperação',
    cancel: 'Cancelar',
  },
});
