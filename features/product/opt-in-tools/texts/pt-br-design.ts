import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-design.ts';

export const chat = translate<(typeof english)['chat'], 'pt-BR'>({
  WA: 'Chat do WhatsApp',
  FB: 'Chat do Messenger',
  colour: 'Cor do widget',
  greetingColour: 'Cor da saudação',
  startColour: 'Cor de “Iniciar o chat”',
  loggedIn: 'Saudação para quem está conectado',
  loggedOut: 'Saudação para quem não está conectado',
  supportNumber: 'Número de atendimento',
  supportNumberHint: 'Com o código do país. As mensagens dos clientes vão para ele.',
  heading: 'Título do chat',
  subheading: 'Subtítulo do chat',
  greeting: 'Saudação',
  widgetText: 'Texto no widget',
  firstWords: 'Como começa a primeira mensagem do cliente',
  collectPhone: 'Pedir o telefone do cliente',
  position: 'Posição do widget',
  positions: { left: 'Esquerda', right: 'Direita' },
  distance: 'Distância do widget',
  pixels: 'px',
  distanceHint: '0 equivale a 2% da janela.',
});

export const code = translate<(typeof english)['code'], 'pt-BR'>({
  label: 'Código de desconto',
  sample: 'Para ativar, troque o exemplo {code} pelo seu próprio código.',
  percent: 'Com uma porcentagem, o código é criado na sua loja, se ainda não existir.',
  created: '{code} agora está na sua loja, com {percent}% de desconto.',
  exists: 'A sua loja já tem {code}. Valem as condições dele.',
});

export const colours = translate<(typeof english)['colours'], 'pt-BR'>({
  background: 'Cor de fundo',
  cross: 'Cor do X de fechar',
  font: 'Cor da fonte',
  button: 'Cor do botão',
  buttonText: 'Cor do texto dele',
  code: 'Cor do código',
});

export const discount = translate<(typeof english)['discount'], 'pt-BR'>({
  title: 'Desconto',
  asks: 'Os clientes ganham um desconto pela inscrição?',
  yes: 'Sim',
  no: 'Não',
  which: 'Qual código?',
  fixed: 'Um código para todos',
  unique: 'Um código para cada cliente',
  validDays: 'Cada código é válido por',
  winnersValidDays: 'Os códigos de quem ganha são válidos por',
  days: 'dias',
});

export const general = translate<(typeof english)['general'], 'pt-BR'>({
  title: 'Configurações gerais',
  back: 'Voltar às configurações gerais',
  partOfView: '{part} · {view}',
  designs: 'Designs prontos',
  designsTry: 'Experimente um',
  designsNote: 'Um design pronto traz cores, fontes, uma imagem e textos curtos.',
  designsKeep: 'Os textos que você escreveu continuam.',
  designsKeepTitle:
    'O seu título continua, para que os clientes leiam sobre o desconto. Os textos que você escreveu também continuam.',
  layout: 'Layout (das visualizações aberta e concluída)',
  layouts: {
    pill: 'Cartão na lateral',
    modalImageAtTop: 'Imagem no topo',
    modalImageBehind: 'Imagem ao fundo',
    modalImageAtRight: 'Imagem à direita',
    modalImageAtPillClick: 'A partir de um botão fixo',
    byItself: 'Abre sozinha',
  },
  texts: 'Textos',
  titleText: 'Título',
  subtitleText: 'Subtítulo',
  messenger: 'Configurações do Messenger',
  about: 'Sobre esta ferramenta',
  name: 'Nome',
  nameHint: 'Só você vê.',
  wording: 'O que os clientes aceitam',
  wordingInChat: 'Aparece quando o chat pede o telefone do cliente. Até lá, ninguém se inscreve por aqui.',
  wordingBelowField: 'Aparece abaixo do campo do número e é guardado com cada inscrição, como prova.',
  wordingAboveButton: 'Aparece acima do botão e é guardado com cada inscrição, como prova.',
  confirms: 'Todos confirmam com a própria mensagem no WhatsApp',
  offersChat: 'Os clientes podem escrever a você em vez de digitar um número',
  offersChatHint:
    'Um link (no celular) ou um QR code (no computador) abre o WhatsApp com a mensagem que faz a inscrição.',
  offersChatWaits:
    'Isto aparece quando a sua loja tem um número do WhatsApp ao qual as pessoas podem escrever.',
});

export const looks = translate<(typeof english)['looks'], 'pt-BR'>({
  buttonText: 'Texto do botão',
  shows: 'O que ela mostra',
  showsHint: 'Para clientes que não podem vê-la. Deixe vazio se a imagem for só decorativa.',
  logoUrl: 'URL do logo',
  wheelLogoUrl: 'Logo no meio da roleta, URL',
});

export const messenger = translate<(typeof english)['messenger'], 'pt-BR'>({
  text: 'Texto do botão',
  option: 'Botão ou caixa de seleção',
  optionHint: 'Com uma caixa de seleção, o botão só funciona depois que o cliente marca que aceita.',
  options: { button: 'Botão', checkbox: 'Caixa de seleção' },
  colour: 'Cor',
  colours: { Blue: 'Azul', White: 'Branco' },
  size: 'Tamanho',
  sizes: { Small: 'Pequeno', Medium: 'Médio', Large: 'Grande' },
});

export const offers = translate<(typeof english)['offers'], 'pt-BR'>({
  title: 'Ofertas',
  offer: 'Oferta: {text}',
  deleteNamed: 'Excluir oferta: {text}',
  noDiscount: 'Ainda sem desconto',
  percent: '{percent}%',
  add: 'Adicionar uma oferta',
  createCode: 'criar um código de desconto na Shopify e adicionar aqui',
  newTab: '(abre em uma nova aba)',
  text: 'Oferta',
  orCode: 'ou código de desconto',
  codeHint:
    'Com uma porcentagem, cada pessoa que ganha recebe um código próprio. Um código precisa já existir na sua loja.',
  weight: 'Peso',
  neverDrawn: 'Nunca sai.',
  drawn: 'Sai em {percent}% dos giros.',
  message: 'Mensagem para quem ganha',
  delete: 'Excluir esta oferta',
});

export const parts = translate<(typeof english)['parts'], 'pt-BR'>({
  title: 'Título',
  subtitle: 'Subtítulo',
  text: 'Texto',
  pill: 'Botão fixo',
  backgroundColor: 'Cor de fundo',
  backgroundImage: 'Imagem de fundo',
  logo: 'Logo',
  sendToMessenger: 'Enviar para o Messenger',
  button: 'Botão',
  code: 'Código de desconto',
  empty: 'Vazio',
  none: 'Não há',
  hasLogo: 'Sim',
  imageSources: { URL: 'URL', Upload: 'Arquivo', GIF: 'GIF' },
});

export const wheel = translate<(typeof english)['wheel'], 'pt-BR'>({
  background: 'Configurações do fundo',
  type: 'Tipo',
  types: { color: 'Cor', gradient: 'Gradiente', url: 'URL da imagem', upload: 'Enviar imagem' },
  firstColour: 'Primeira cor',
  secondColour: 'Segunda cor',
  rotate: 'Girar gradiente',
  degrees: { one: '{count} grau', many: '{count} de graus', other: '{count} graus' },
  settings: 'Configurações da roleta',
  offerFont: 'Fonte das ofertas',
  markerColour: 'Cor do marcador',
  firstWedge: 'Primeira cor da roleta',
  firstFont: 'Cor da fonte na primeira',
  secondWedge: 'Segunda cor da roleta',
  secondFont: 'Cor da fonte na segunda',
});
