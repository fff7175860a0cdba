import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-faults.ts';

export const bodyFaults = translate<(typeof english)['bodyFaults'], 'pt-BR'>({
  missing: 'O texto do modelo não pode ficar vazio',
  emptyLines: 'O texto do modelo não pode ter 2 linhas vazias seguidas.',
  gap: 'As variáveis do texto precisam ser {{1}}, {{2}} e assim por diante, sem pular números.',
  sample: 'Cada variável do texto precisa de um exemplo.',
  ends: 'O texto não pode começar nem terminar com uma variável.',
  fewWords: 'O texto tem variáveis demais para tão poucas palavras.',
  spaces: 'O texto não pode ter tabulações nem mais de quatro espaços seguidos.',
  twice: 'Duas variáveis do texto têm o mesmo nome.',
  offerTooLong: 'O texto de uma oferta por tempo limitado tem no máximo {most} caracteres.',
});

export const draftFaults = translate<(typeof english)['draftFaults'], 'pt-BR'>({
  unreadable: 'Não é possível ler este modelo.',
  language: 'O WhatsApp não conhece este idioma. Escolha um código como en ou pt_BR.',
  languageForm: 'Um idioma é escrito como en ou, com o país, como pt_BR.',
  malformed:
    'Escreva uma variável como {{name}}: duas chaves de cada lado e, entre elas, letras, números e _, começando por uma letra.',
  fileMissing: {
    image: 'Envie a imagem que fica acima do texto.',
    video: 'Envie o vídeo que fica acima do texto.',
    document: 'Envie o documento que fica acima do texto.',
  },
  tooManyReplies: 'Um modelo tem no máximo {most} respostas rápidas.',
  tooManyLinks: 'Um modelo tem no máximo um link: o texto e o endereço dele.',
  repliesOrLink: 'Um modelo tem respostas rápidas ou um link, não os dois.',
  shapeDiffers:
    'Um modelo tem a mesma categoria, o mesmo cabeçalho e as mesmas variáveis e botões em todos os idiomas: compare-o com o de {language}.',
  notRejected:
    'Só um modelo rejeitado pode ser alterado, porque cada nome corresponde a um texto. Copie-o com outro nome.',
  stillSent: 'Este modelo ainda é enviado: {use}. Escolha outro ali e depois exclua este.',
});

export const headerFaults = translate<(typeof english)['headerFaults'], 'pt-BR'>({
  missing: 'Falta o texto do cabeçalho.',
  tooLong: 'O cabeçalho tem mais de {most} caracteres.',
  notPlain: 'O cabeçalho não pode ter quebras de linha, formatação nem emojis.',
  oneVariable: 'O cabeçalho pode ter no máximo uma variável.',
  counted: 'A variável do cabeçalho é escrita {{1}}.',
  sample: 'A variável do cabeçalho precisa de um exemplo.',
});

export const nameFaults = translate<(typeof english)['nameFaults'], 'pt-BR'>({
  missing: 'O nome do modelo não pode ficar vazio',
  deleted:
    'Um modelo com o nome {name} foi excluído, e as mensagens enviadas com ele ainda o mostram. Escolha outro nome.',
  tooMany: 'Você tem {most} modelos, que é o limite. Exclua um antes de criar outro.',
});

export const partFaults = translate<(typeof english)['partFaults'], 'pt-BR'>({
  footerMissing: 'O rodapé está vazio.',
  footerTooLong: 'O rodapé tem mais de {most} caracteres.',
  footerNotPlain: 'O rodapé não pode ter quebras de linha nem variáveis.',
  variableName: 'O nome de uma variável tem no máximo 50 letras, números e _, e começa por uma letra.',
  sampleMissing: 'Cada variável precisa de um exemplo.',
  sampleTooLong: 'Um exemplo tem mais de {most} caracteres.',
  sampleNotPlain: 'Um exemplo não tem quebras de linha, tabulações nem mais de quatro espaços seguidos.',
  address: 'Um endereço começa com https.',
  addressTooLong: 'Este endereço tem mais de {most} caracteres.',
  buttonMissing: 'O texto do botão não pode ficar vazio.',
  buttonVariable: 'O texto do botão não pode ter variáveis.',
  buttonNotPlain: 'O texto de um botão não pode ter quebras de linha, formatação nem emojis.',
  buttonTwice: 'Dois botões têm o mesmo texto.',
  tooManyButtons: 'Um modelo tem no máximo {most} botões.',
});
