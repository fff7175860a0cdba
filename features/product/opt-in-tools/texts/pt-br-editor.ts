import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-editor.ts';

export const behaviour = translate<(typeof english)['behaviour'], 'pt-BR'>({
  when: 'Quando mostrar?',
  where: 'Onde mostrar?',
  who: 'Para quem mostrar?',
  pages: 'Em quais páginas?',
  triggers: {
    scroll: 'Mostrar depois de rolar a página',
    exit: 'Mostrar na saída (não em celulares)',
    time: 'Mostrar depois de um tempo',
    welcome: 'Mostrar como boas-vindas',
    allTime: 'Mostrar o tempo todo',
    show: 'Mostrar o tempo todo',
    hide: 'Mostrar quando a pessoa clicar',
    fade: 'Mostrar a saudação e depois ocultá-la',
  },
  howFar: 'Até onde',
  after: 'Depois de',
  percentOfPage: '% da página',
  seconds: 'segundos',
  pixels: 'px',
  scrollMeaning: 'A parte da página que o cliente já viu, do topo até a borda inferior da janela.',
  scrollRange: 'A porcentagem de rolagem precisa ficar entre 0 e 100',
  allTimesMeaning: 'Um botão fica fixo na lateral da página. A roleta abre quando o cliente clica nele.',
  audiences: { unOpted: 'Clientes que ainda não se inscreveram', everyone: 'Todos' },
  positions: {
    right: 'Direita',
    bottomRight: 'Inferior direita',
    left: 'Esquerda',
    bottomLeft: 'Inferior esquerda',
  },
  distanceHint: '0 é a distância normal. Aumente se o seu tema tiver uma barra na parte de baixo.',
});

export const contrast = translate<(typeof english)['contrast'], 'pt-BR'>({
  title: 'O título é difícil de ler sobre esta cor.',
  ownText: 'Este texto é difícil de ler sobre o fundo.',
  cross: 'O X de fechar é difícil de ver sobre o fundo.',
  crossOnPill: 'O X de fechar é difícil de ver sobre o botão fixo.',
  pillText: 'O texto é difícil de ler sobre esta cor.',
  buttonText: 'O texto é difícil de ler sobre o botão.',
  code: 'O código é difícil de ler sobre o fundo.',
  offers: 'As ofertas são difíceis de ler sobre esta parte da roleta.',
  measured: 'O contraste é de {contrast}; a partir de {readable}, todo mundo consegue ler.',
  measuredInPart: 'O contraste é de {contrast} em um ponto; a partir de {readable}, todo mundo consegue ler.',
});

export const devices = translate<(typeof english)['devices'], 'pt-BR'>({
  desktop: {
    name: 'Computador',
    position: 'Posição no computador',
    distance: 'Distância da parte de baixo no computador',
  },
  phone: {
    name: 'Celular',
    position: 'Posição no celular',
    distance: 'Distância da parte de baixo no celular',
  },
});

export const editor = translate<(typeof english)['editor'], 'pt-BR'>({
  title: 'Ferramenta de inscrição',
  what: 'a ferramenta de inscrição',
  tabs: 'Configurações',
  design: 'Design',
  behaviour: 'Exibição',
  followUp: 'Depois da inscrição',
  noFollowUp: 'Nenhuma mensagem de WhatsApp depois da inscrição',
  compare: 'Comparar com o que está salvo',
  save: 'Salvar',
  saved: 'Salvo',
  cannotSave: 'Não é possível salvar: {reason}',
  nameless: 'A ferramenta precisa de um nome',
  discountEmpty: 'O desconto não pode ficar vazio',
  faultInView: '{view}: {fault}',
  test: 'Ver na minha loja',
  testIsSaved: 'A sua loja mostra o que você salvou por último. Salve primeiro para ver lá as alterações.',
});

export const fields = translate<(typeof english)['fields'], 'pt-BR'>({
  font: 'Fonte',
  percent: 'Percentual de desconto',
  longest: 'Máximo de {max} caracteres atingido',
  longestGreeting: 'Máximo de {max} caracteres atingido.',
  pickColour: '{label}: escolher',
  colourInvalid: 'Uma cor é # e seis dígitos ou letras de A a F',
  pictureSource: 'De onde vem',
  pictureSources: { URL: 'URL da imagem', Upload: 'Enviar imagem', GIF: 'GIF' },
  pictureUrl: 'Cole a URL aqui',
  pictureMissing:
    'Não foi possível carregar uma imagem deste endereço. Confira-o, porque os clientes podem ver um espaço vazio.',
  pictureInvalid: 'Este não é o endereço de uma imagem. Ele precisa começar com https://.',
  searchGifs: 'Buscar GIFs',
  search: 'Buscar',
  gifs: 'os GIFs',
  gifsFor: 'GIFs para {text}',
  gif: 'GIF {number}',
  noGif: 'Não há GIFs para “{text}”.',
});

export const followUps = translate<(typeof english)['followUps'], 'pt-BR'>({
  title: 'O que vem depois da inscrição?',
  none: 'Nenhuma mensagem vem depois de uma inscrição por esta ferramenta, porque ela não tem campanha.',
  nameless: 'Modelo',
});

export const pageRules = translate<(typeof english)['pageRules'], 'pt-BR'>({
  include: {
    title: 'Só em páginas cujo endereço',
    how: 'Só em páginas cujo endereço: como',
    what: 'Só em páginas cujo endereço: o quê',
    delete: 'Excluir regra {number}: Só em páginas cujo endereço',
    none: 'Todas as páginas',
  },
  exclude: {
    title: 'Nunca em páginas cujo endereço',
    how: 'Nunca em páginas cujo endereço: como',
    what: 'Nunca em páginas cujo endereço: o quê',
    delete: 'Excluir regra {number}: Nunca em páginas cujo endereço',
    none: 'Nenhuma página fica de fora',
  },
  kinds: { contains: 'contém', startsWith: 'começa com', is: 'é' },
  example: '/collections/verao',
  add: 'Adicionar uma regra',
});

export const preview = translate<(typeof english)['preview'], 'pt-BR'>({
  title: 'Prévia',
  view: 'Visualização',
  device: 'Dispositivo',
  monitor: 'Computador',
  phone: 'Celular',
  hint: 'Clique em uma parte da ferramenta para editá-la.',
  failed: 'Não foi possível carregar a prévia. Salve as alterações e recarregue a página.',
});

export const views = translate<(typeof english)['views'], 'pt-BR'>({
  collapsed: 'Visualização recolhida',
  minimized: 'Visualização minimizada',
  open: 'Visualização aberta',
  completed: 'Visualização concluída',
});
