import { translate } from '#platform/language/catalogue.ts';
import type {
  armNames as englishArmNames,
  arms as englishArms,
  beginExperiment as englishBeginExperiment,
  experiment as englishExperiment,
  experimentToasts as englishExperimentToasts,
  whoSees as englishWhoSees,
} from './en-experiment.ts';

export const experiment = translate<typeof englishExperiment, 'es'>({
  what: 'la comparación',
  title: 'Dos diseños de {tool}',
  close: 'Cerrar',
  seeResults: 'Ver los resultados',
  hasEnded: 'La comparación terminó.',
  keep: 'Terminarla y conservar el diseño {design}',
  since: 'Desde el {when}.',
  sinceHeldOut: 'Desde el {when}, y el {percent}\u00a0% de los visitantes no ve ningún diseño.',
  goesOn:
    'Cada visitante sigue viendo el mismo diseño. La herramienta no se puede cambiar hasta que termines la comparación.',
  ended: 'Terminó el {when}, y se conservó el diseño {design}.',
  howTo:
    'Aún no se comparó nada. Para saber qué diseño trae más suscripciones, <editor>abre el editor</editor>, cambia el aspecto o los textos de la herramienta y elige “Comparar con lo guardado” en lugar de Guardar.',
  howToAgain:
    'Para comparar de nuevo, <editor>abre el editor</editor>, cambia el aspecto o los textos de la herramienta y elige “Comparar con lo guardado” en lugar de Guardar.',
});

export const experimentToasts = translate<typeof englishExperimentToasts, 'es'>({
  begins: 'Iniciando la comparación',
  hasBegun: 'La comparación empezó',
  ends: 'Terminando la comparación',
  hasEnded: 'La comparación terminó',
});

export const beginExperiment = translate<typeof englishBeginExperiment, 'es'>({
  title: 'Compara este diseño con lo guardado',
  notNow: 'Ahora no',
  begin: 'Empezar',
  tells:
    'Te mostramos cuántas personas se suscriben con cada diseño y cuándo la diferencia ya no se debe al azar.',
  compared:
    'Solo se comparan el aspecto y los textos de la herramienta. Cuándo y dónde se muestra, su oferta y lo que aceptan los clientes siguen como están guardados.',
  isOff: 'La herramienta está desactivada, así que no se cuenta nada hasta que la actives.',
  heldOut: 'Quién no ve ningún diseño, para saber cuánto aporta la herramienta',
  nobody: 'Nadie',
  visitors: '{percent}\u00a0% de los visitantes',
});

export const whoSees = translate<typeof englishWhoSees, 'es'>({
  halves:
    'A partir de ahora, la mitad de tus visitantes ve el diseño guardado (A) y la otra mitad, el diseño de aquí (B).',
  heldOut:
    'A partir de ahora, el {each}\u00a0% de tus visitantes ve el diseño guardado (A), el {each}\u00a0% ve el diseño de aquí (B) y el {heldOut}\u00a0% no ve ninguno.',
});

export const arms = translate<typeof englishArms, 'es'>({
  kept: 'Conservado',
  better: 'Mejor',
  signedUp: {
    one: '{optIns} de {count} visitante se suscribieron',
    many: '{optIns} de {count} de visitantes se suscribieron',
    other: '{optIns} de {count} visitantes se suscribieron',
  },
  interval: 'Entre {low} y {high}, con un 95\u00a0% de confianza',
});

export const armNames = translate<typeof englishArmNames, 'es'>({
  A: {
    name: 'Diseño A',
    about: 'La herramienta como estaba',
    picture: 'Cómo se ve el diseño A',
    none: 'Aún no lo vio nadie',
  },
  B: {
    name: 'Diseño B',
    about: 'El otro diseño',
    picture: 'Cómo se ve el diseño B',
    none: 'Aún no lo vio nadie',
  },
  heldOut: {
    name: 'Ninguno',
    about: 'Visitantes que no vieron ningún diseño',
    picture: 'Ningún diseño',
    none: 'Aún no vino nadie',
  },
});
