import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-editor.ts';

export const booking = translate<(typeof english)['booking'], 'pt-BR'>({
  warnings: 'Confira antes',
  warning: '{check}: {problem}',
  what: 'os números',
  counting: 'Estamos contando quem recebe e quanto custa. Você pode continuar sem esperar pelos números.',
  recounting: 'Ainda estamos contando mudanças recentes. Os números são atualizados automaticamente.',
  unchecked: 'Você pode continuar sem os números.',
  unanswered:
    'Não tivemos resposta, então não sabemos se funcionou. Tente de novo: uma transmissão nunca é enviada duas vezes.',
  back: 'Voltar',
  people: 'Pessoas',
  recipients: { one: '{count} pessoa', many: '{count} de pessoas', other: '{count} pessoas' },
  cost: 'Custo',
  starts: 'Começa',
  startsNow: 'Agora. A primeira mensagem sai por volta de {when}.',
  startsAt: 'A primeira mensagem sai por volta de {when}.',
  takes: 'Duração',
  takesMoment: 'Menos de um minuto, até {when}.',
  takesAbout: 'Cerca de {time}, até {when}.',
  plan: 'Plano',
  day: 'Limite diário do seu número',
});

export const bookingConfirms = translate<(typeof english)['bookingConfirms'], 'pt-BR'>({
  now: 'Enviar transmissão',
  later: 'Agendar transmissão',
});

export const bookingTitles = translate<(typeof english)['bookingTitles'], 'pt-BR'>({
  now: 'Enviar esta transmissão agora?',
  later: 'Agendar esta transmissão?',
});

export const cancelSchedule = translate<(typeof english)['cancelSchedule'], 'pt-BR'>({
  title: 'Cancelar o agendamento?',
  text: 'A transmissão volta a ser um rascunho e não é enviada. Você pode agendá-la de novo quando quiser.',
  confirm: 'Cancelar o agendamento',
  cancel: 'Manter o agendamento',
});

export const changedElsewhere = translate<(typeof english)['changedElsewhere'], 'pt-BR'>({
  title: 'Outra pessoa alterou esta transmissão',
  text: 'Ela foi salva em outra janela depois que você a abriu. O que você digitou ainda não está salvo.',
  how: 'Feche este aviso para ver o que você digitou. Se mostrar a outra versão, o que você digitou se perde.',
  showTheirs: 'Mostrar a outra versão',
  saveMine: 'Salvar a minha versão',
});

export const changesRequired = translate<(typeof english)['changesRequired'], 'pt-BR'>({
  title: 'É preciso fazer alterações!',
  close: 'Entendi',
});

export const editor = translate<(typeof english)['editor'], 'pt-BR'>({
  settings: 'Configurações gerais',
  name: 'Nome',
  nameHint: 'Só você vê.',
  nameMissing: 'Informe um nome.',
  audience: 'Escolha o público:',
  scheduledFor: 'para {when}',
  saveDraft: 'Salvar rascunho',
  saveAndSchedule: 'Salvar e agendar',
  sendNow: 'Enviar agora',
  scheduled: 'Agendada',
  cancel: 'Cancelar',
  previewEmpty: 'Escolha um modelo para ver a sua mensagem aqui.',
  sampleName: 'Lena',
});

export const firstGroup = translate<(typeof english)['firstGroup'], 'pt-BR'>({
  title: 'Primeiro grupo',
  switch: 'Testar antes com poucas pessoas',
  hint: 'Algumas pessoas recebem a mensagem primeiro. Se muitas dessas mensagens falharem, ou se muitas dessas pessoas cancelarem a inscrição, o envio para automaticamente e pergunta a você.',
  hintBlocked: 'Um teste A/B tem o seu próprio primeiro grupo. Desative o teste para escolher um aqui.',
  size: 'Tamanho',
  sizes: { percent: 'Uma parte do público', people: 'Um número de pessoas' },
  percent: 'Parte do público',
  people: 'Número de pessoas',
  watched: 'Observar por',
  minutes: 'minutos',
  failed: 'Limite de falhas',
  optedOut: 'Limite de cancelamentos',
});

export const laterSteps = translate<(typeof english)['laterSteps'], 'pt-BR'>({
  capped: {
    one: '{count} delas já recebeu tantas ofertas quanto os seus limites permitem, e talvez receba mais tarde.',
    many: '{count} delas já receberam tantas ofertas quanto os seus limites permitem, e talvez recebam mais tarde.',
    other:
      '{count} delas já receberam tantas ofertas quanto os seus limites permitem, e talvez recebam mais tarde.',
  },
  quietHours: {
    one: '{count} delas está no horário de silêncio nesse momento, e recebe quando ele acabar.',
    many: '{count} delas estão no horário de silêncio nesse momento, e recebem quando ele acabar.',
    other: '{count} delas estão no horário de silêncio nesse momento, e recebem quando ele acabar.',
  },
});

export const schedule = translate<(typeof english)['schedule'], 'pt-BR'>({
  title: 'Agendamento',
  choice: 'Quando enviar',
  now: 'Agora',
  later: 'Em um horário',
  nowHint:
    'A transmissão sai assim que você a confirma. Quem está no horário de silêncio recebe quando ele acabar.',
  day: 'Dia',
  time: 'Horário',
  localTime: 'Neste horário no lugar onde cada pessoa mora',
  localTimeHint:
    'Cada pessoa recebe quando for este horário onde ela mora. O envio começa no primeiro fuso horário. Onde o horário já passou, as pessoas recebem na hora.',
  missing: 'Escolha um dia e um horário. Vale o relógio da sua loja: {zone}.',
  at: 'Data do envio: {exact}. Vale o relógio da sua loja: {zone}.',
  skipped:
    'Nessa hora os relógios são adiantados, então a transmissão sai às {shown}: {exact}. Vale o relógio da sua loja: {zone}.',
  twice:
    'Nesse dia essa hora acontece duas vezes, e a transmissão sai na primeira delas: {exact}. Vale o relógio da sua loja: {zone}.',
});

export const template = translate<(typeof english)['template'], 'pt-BR'>({
  title: 'Escolha o modelo:',
  legend: 'Modelo',
  ownWords: 'O seu próprio texto',
  choose: 'Escolher modelo',
  offer: 'Texto da oferta',
  support: 'Número de atendimento',
  supportHint: 'Só números, com o código do país, por exemplo 55-11955550101.',
  supportInvalid: 'Use um número de atendimento válido.',
  missing: 'Preencha este campo.',
  spaces: 'Remova as tabulações e os espaços seguidos, se forem mais de quatro.',
  offerLines: 'Quebras de linha não são permitidas; elas são removidas automaticamente no envio!',
  variableLines: 'Quebras de linha não são permitidas em variáveis',
  link: 'Endereço do link “{name}”',
  linkStart: 'https://',
  leadsTo: 'Leva a {address}',
  leadsOtherwise: 'Se você deixar vazio, leva a {address}.',
  leadsToShop: 'Se você deixar vazio, leva à página inicial da sua loja.',
  linkInvalid: 'Este não é um endereço da web. Escreva assim: https://shop.example/sale',
});

export const testSend = translate<(typeof english)['testSend'], 'pt-BR'>({
  title: 'Enviar um teste',
  arm: 'Qual texto testar',
  phone: 'Celular, com o código do país',
  send: 'Enviar um teste',
  check: 'Chegou?',
  sent: 'Uma mensagem do WhatsApp será enviada para {phone}. Se nada chegar, confira o número.',
  hint: 'O que ainda não foi preenchido é trocado por exemplos. Os testes não contam nos seus números.',
  hintUnsaved:
    'O teste não inclui as alterações não salvas. O que ainda não foi preenchido é trocado por exemplos. Os testes não contam nos seus números.',
});

export const toasts = translate<(typeof english)['toasts'], 'pt-BR'>({
  saving: 'Salvando a transmissão',
  saved: 'Transmissão salva como rascunho',
  scheduling: 'Agendando a transmissão',
  scheduled: 'Transmissão agendada com sucesso',
  starting: 'Iniciando a transmissão',
  started: 'A transmissão está a caminho',
});

export const unsaved = translate<(typeof english)['unsaved'], 'pt-BR'>({
  text: 'Esta transmissão tem alterações não salvas.',
  leave: 'Descartar alterações',
  stay: 'Continuar editando',
  save: 'Salvar rascunho',
});
