import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-experiment.ts';

export const armNames = translate<(typeof english)['armNames'], 'es'>({
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

export const arms = translate<(typeof english)['arms'], 'es'>({
  kept: 'Conservado',
  better: 'Mejor',
  signedUp: {
    one: '{optIns} de {count} visitante se suscribieron',
    many: '{optIns} de {count} de visitantes se suscribieron',
    other: '{optIns} de {count} visitantes se suscribieron',
  },
  interval: 'Entre {low} y {high}, con un 95 % de confianza',
});

export const beginExperiment = translate<(typeof english)['beginExperiment'], 'es'>({
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
  visitors: '{percent} % de los visitantes',
});

export const experiment = translate<(typeof english)['experiment'], 'es'>({
  what: 'la comparación',
  title: 'Dos diseños de {tool}',
  close: 'Cerrar',
  seeResults: 'Ver los resultados',
  hasEnded: 'La comparación terminó.',
  keep: 'Terminarla y conservar el diseño {design}',
  since: 'Desde el {when}.',
  sinceHeldOut: 'Desde el {when}, y el {percent} % de los visitantes no ve ningún diseño.',
  goesOn:
    'Cada visitante sigue viendo el mismo diseño. La herramienta no se puede cambiar hasta que termines la comparación.',
  ended: 'Terminó el {when}, y se conservó el diseño {design}.',
  howTo:
    'Aún no se comparó nada. Para saber qué diseño trae más suscripciones, <editor>abre el editor</editor>, cambia el aspecto o los textos de la herramienta y elige “Comparar con lo guardado” en lugar de Guardar.',
  howToAgain:
    'Para comparar de nuevo, <editor>abre el editor</editor>, cambia el aspecto o los textos de la herramienta y elige “Comparar con lo guardado” en lugar de Guardar.',
});

export const experimentToasts = translate<(typeof english)['experimentToasts'], 'es'>({
  begins: 'Iniciando la comparación',
  hasBegun: 'La comparación empezó',
  ends: 'Terminando la comparación',
  hasEnded: 'La comparación terminó',
});

export const whoSees = translate<(typeof english)['whoSees'], 'es'>({
  halves:
    'A partir de ahora, la mitad de tus visitantes ve el diseño guardado (A) y la otra mitad, el diseño de aquí (B).',
  heldOut:
    'A partir de ahora, el {each} % de tus visitantes ve el diseño guardado (A), el {each} % ve el diseño de aquí (B) y el {heldOut} % no ve ninguno.',
});
