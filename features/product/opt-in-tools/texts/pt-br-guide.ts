import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-guide.ts';

export const guide = translate<(typeof english)['guide'], 'pt-BR'>({
  begin: 'Começar',
  next: 'Feito, próxima',
  finish: 'Concluir',
  back: 'Voltar',
  before: 'Antes de começar',
  step: 'Etapa {step} de {steps}',
  progress: 'Andamento do guia',
});

export const guideSteps = translate<(typeof english)['guideSteps'], 'pt-BR'>({
  introduction: {
    title: 'Inscrições no seu checkout',
    text: 'Um bloco na página de agradecimento pergunta aos compradores se eles querem notícias do pedido pelo WhatsApp. Nove etapas curtas o colocam lá, em cerca de cinco minutos. Nada aparece até você terminar.',
  },
  settings: {
    title: 'Abra as configurações do checkout',
    text: 'No admin da sua loja, vá em Configurações e depois em Checkout. Deixe esta página aberta ao lado.',
  },
  customize: {
    title: 'Personalize o checkout',
    text: 'Escolha Personalizar na configuração ativa. O editor do seu checkout abre.',
  },
  thankYou: {
    title: 'Vá para a página de agradecimento',
    text: 'No topo do editor há um menu de páginas. Escolha Agradecimento.',
  },
  add: {
    title: 'Adicione o bloco',
    text: 'Escolha Adicionar bloco de app, à esquerda, e depois o bloco de inscrição do Bellbird.',
  },
  place: {
    title: 'Coloque-o onde os compradores olham',
    text: 'Arraste o bloco para baixo dos detalhes do pedido. Mais compradores o veem se não precisarem rolar a página.',
  },
  orderStatus: {
    title: 'Faça o mesmo em Status do pedido',
    text: 'Escolha Status do pedido no menu de páginas e adicione o bloco lá também, porque os compradores voltam a essa página.',
  },
  save: {
    title: 'Salve',
    text: 'Clique em Salvar no editor. O bloco está no lugar, mas ainda não mostra nada, porque esta ferramenta está desativada.',
  },
  look: {
    title: 'Veja o resultado',
    text: 'Faça um pedido de teste na sua loja ou abra a página de status do último pedido. O bloco está lá, mas não mostra nada até a ferramenta ser ativada.',
  },
  ready: {
    title: 'Pronto',
    text: 'Conclua aqui e ative a ferramenta na lista. O bloco então pergunta aos seus compradores.',
  },
});
