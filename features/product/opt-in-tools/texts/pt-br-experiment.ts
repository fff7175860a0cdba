import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-experiment.ts';

export const armNames = translate<(typeof english)['armNames'], 'pt-BR'>({
  A: {
    name: 'Design A',
    about: 'A ferramenta como era',
    picture: 'Aparência do design A',
    none: 'Ninguém viu ainda',
  },
  B: {
    name: 'Design B',
    about: 'O outro design',
    picture: 'Aparência do design B',
    none: 'Ninguém viu ainda',
  },
  heldOut: {
    name: 'Nenhum',
    about: 'Visitantes que não viram nenhum dos designs',
    picture: 'Nenhum dos designs',
    none: 'Ninguém veio ainda',
  },
});

export const arms = translate<(typeof english)['arms'], 'pt-BR'>({
  kept: 'Mantido',
  better: 'Melhor',
  signedUp: {
    one: '{optIns} de {count} visitante se inscreveu',
    many: '{optIns} de {count} de visitantes se inscreveram',
    other: '{optIns} de {count} visitantes se inscreveram',
  },
  interval: 'Entre {low} e {high}, com 95% de confiança',
});

export const beginExperiment = translate<(typeof english)['beginExperiment'], 'pt-BR'>({
  title: 'Comparar este design com o que está salvo',
  notNow: 'Agora não',
  begin: 'Começar',
  tells:
    'Mostramos a você quantas pessoas se inscrevem com cada design, e quando a diferença deixa de ser acaso.',
  compared:
    'Só são comparados a aparência e os textos da ferramenta. Quando e onde ela aparece, a oferta e o que os clientes aceitam ficam como estão salvos.',
  isOff: 'A ferramenta está desativada, então nada é contado até você ativá-la.',
  heldOut: 'Quem não vê nenhum dos designs, para saber quanto a ferramenta traz',
  nobody: 'Ninguém',
  visitors: '{percent}% dos visitantes',
});

export const experiment = translate<(typeof english)['experiment'], 'pt-BR'>({
  what: 'a comparação',
  title: 'Dois designs de {tool}',
  close: 'Fechar',
  seeResults: 'Ver os resultados',
  hasEnded: 'A comparação terminou.',
  keep: 'Encerrar e manter o design {design}',
  since: 'Em {when}, a comparação começou.',
  sinceHeldOut: 'A comparação começou em {when}; {percent}% dos visitantes não veem nenhum dos designs.',
  goesOn:
    'Cada visitante continua vendo o mesmo design. A ferramenta não pode ser alterada até você encerrar a comparação.',
  ended: 'Ela terminou em {when}, e o design {design} foi mantido.',
  howTo:
    'Nada foi comparado ainda. Para descobrir qual design traz mais inscrições, <editor>abra o editor</editor>, mude a aparência ou os textos da ferramenta e escolha “Comparar com o que está salvo” em vez de Salvar.',
  howToAgain:
    'Para comparar de novo, <editor>abra o editor</editor>, mude a aparência ou os textos da ferramenta e escolha “Comparar com o que está salvo” em vez de Salvar.',
});

export const experimentToasts = translate<(typeof english)['experimentToasts'], 'pt-BR'>({
  begins: 'Começando a comparação',
  hasBegun: 'A comparação começou',
  ends: 'Encerrando a comparação',
  hasEnded: 'A comparação terminou',
});

export const whoSees = translate<(typeof english)['whoSees'], 'pt-BR'>({
  halves:
    'A partir de agora, metade dos seus visitantes vê o design salvo (A), e metade vê o design daqui (B).',
  heldOut:
    'A partir de agora, {each}% dos seus visitantes veem o design salvo (A), {each}% veem o design daqui (B) e {heldOut}% não veem nenhum.',
});
