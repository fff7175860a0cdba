import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-rows.ts';

export const errorsFile = translate<(typeof english)['errorsFile'], 'pt-BR'>({
  line: 'Linha do arquivo',
  reason: 'Motivo',
  row: 'Conteúdo da linha',
});

export const failReasons = translate<(typeof english)['failReasons'], 'pt-BR'>({
  crashed:
    'O servidor parou três vezes enquanto processava esta lista. Comece de novo com uma nova importação: quem já está na lista não é adicionado duas vezes.',
  broken:
    'Algo deu errado do nosso lado três vezes e ficou registrado. Comece de novo mais tarde com uma nova importação: quem já está na lista não é adicionado duas vezes.',
  cancelled: 'Você cancelou esta importação. Quem já tinha sido adicionado continua na lista.',
  tooManyRows:
    'Este arquivo tem mais de 5.000.000 de linhas, então ninguém foi adicionado. Divida o arquivo e importe as partes.',
  tooManyFaults:
    'Nenhuma das primeiras 100.000 linhas tem um número que possa receber mensagens, então ninguém foi adicionado. Confira qual é a coluna do telefone, e também o país.',
  noPeople:
    'Nenhuma linha deste arquivo tem um número que possa receber mensagens, então ninguém foi adicionado.',
  personErased:
    'Alguém desta lista pediu para ser apagado, então a lista foi excluída. Remova essa pessoa do seu arquivo e comece de novo com uma nova importação.',
  fileGone: 'O arquivo desta importação não existe mais. Comece de novo com uma nova importação.',
});

export const rowFaults = translate<(typeof english)['rowFaults'], 'pt-BR'>({
  width:
    'Esta linha tem {cells} células, mas o arquivo tem {columns} colunas. Coloque entre aspas os valores com vírgula ou ponto e vírgula.',
  quoteNotClosed: 'Nesta linha, uma aspa foi aberta e não foi fechada.',
  rowTooLong: 'Esta linha tem mais de 65.000 caracteres.',
  takenBefore: 'Uma linha anterior já tem este número: vale aquela.',
  takenWithoutYes:
    'Uma linha anterior já tem este número: vale aquela, mas sem o consentimento, porque esta linha não diz sim.',
  noNumber: 'Falta o telefone.',
  rounded:
    'Um programa de planilhas arredondou este número. Formate a coluna como texto e exporte a lista de novo.',
  severalNumbers: 'Há vários telefones. Deixe só o que está no WhatsApp.',
  unknownCountry:
    'Não conhecemos o país “{country}”. Escreva as duas letras dele, como BR, ou o código de telefone, como +55.',
  invalid: 'Este telefone não pode receber mensagens (lido como número deste país: {country}).',
  question: 'Você quis dizer {numbers}? Escreva o número com o sinal de mais e o código do país.',
  or: '{first} ou {second}',
});

export const rowNotes = translate<(typeof english)['rowNotes'], 'pt-BR'>({
  taken: 'Esta pessoa foi adicionada.',
  firstName: 'O nome é longo demais e ficou de fora.',
  lastName: 'O sobrenome é longo demais e ficou de fora.',
  email: 'O e-mail não é válido e ficou de fora.',
  language: 'O idioma não é um código como pt-BR ou es e ficou de fora.',
  tags: 'Algumas tags são longas demais ou passam do limite e ficaram de fora.',
  attribute: {
    valueString: '{attribute} tem mais de {most} caracteres e ficou de fora.',
    valueNumber: '{attribute} não é um número e ficou de fora.',
    valueDate: '{attribute} não é uma data e ficou de fora.',
  },
  namelessAttribute: 'Um valor',
});
