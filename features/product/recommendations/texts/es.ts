import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  toasts: {
    loading: 'Cargando recomendaciones',
    loaded: 'Se cargó correctamente',
    saving: 'Guardando cambios',
    saved: 'Se guardó correctamente',
  },
  method: { title: 'Cómo se eligen los productos' },
  methods: {
    automatic: {
      name: 'Automático',
      about:
        'Productos que los clientes suelen comprar juntos y después los más vendidos de la misma colección.',
    },
    manual: { name: 'Manual', about: 'Solo productos de tus propias reglas.' },
  },
  rules: {
    title: 'Reglas de recomendación',
    what: 'las reglas',
    none: 'Aún no hay reglas',
    noneText: 'Una regla define qué productos recomendar. Sin reglas, no se recomienda nada.',
    add: 'Agregar regla',
    name: 'Título',
    type: 'Tipo de regla',
    delete: 'Eliminar',
    deleteNamed: 'Eliminar {title}',
  },
  ruleTypes: {
    matchingRecommendation: 'Si el cliente compra cualquiera de X, recomendar Y',
    collection: 'Recomendar el producto que falta de un conjunto',
  },
  deleteRule: {
    question: '¿Eliminar {title}?',
    text: 'Esta regla deja de recomendar productos. Tus productos no cambian.',
    confirm: 'Eliminar regla',
  },
  lists: {
    boughtProducts: {
      name: 'Si un cliente compra cualquiera de estos',
      empty: 'Aún no hay productos. Hasta que agregues uno, esta regla no hace nada.',
    },
    recommendedProducts: {
      name: 'Recomendar',
      empty: 'Aún no hay productos. Hasta que agregues uno, esta regla no hace nada.',
    },
    collection: {
      name: 'Productos del conjunto',
      empty: 'Aún no hay productos. Un conjunto necesita al menos dos.',
    },
  },
  items: {
    collection: 'Colección',
    unavailable: 'Ahora no está a la venta, así que no se recomienda',
    gone: 'Ya no está en tu tienda, así que no se recomienda',
    remove: 'Quitar {title}',
    add: 'Agregar a “{list}”',
    search: 'Buscar productos y colecciones',
    added: 'Agregado',
    loading: 'Cargando productos…',
    loadingMore: 'Cargando más…',
    none: 'Tu tienda aún no tiene productos.',
    notFound: 'Nada coincide con “{search}”.',
  },
  example: {
    title: 'Ver un ejemplo',
    what: 'el ejemplo',
    bought: 'Un cliente compra',
    choose: 'Elige un producto',
    recommended: 'Con “{title}” se recomiendan estos, en este orden:',
    nothing: {
      manual:
        'Con “{title}” no se recomienda nada. Ninguna de tus reglas lo relaciona con un producto a la venta.',
      automatic:
        'Con “{title}” aún no se recomienda nada. Muy pocos pedidos lo contienen, y no se vendió nada más de sus colecciones.',
    },
    counted: {
      one: 'Según {count} pedido de los últimos 180 días. Se actualiza cada noche.',
      many: 'Según {count} de pedidos de los últimos 180 días. Se actualiza cada noche.',
      other: 'Según {count} pedidos de los últimos 180 días. Se actualiza cada noche.',
    },
    notCounted: 'Tus pedidos aún no se contaron. Vuelve a mirar en unos minutos.',
  },
  newRule: { title: 'Regla {number}' },
  unknown: { product: 'Producto eliminado', collection: 'Colección eliminada', ordered: 'un producto' },
  reasons: {
    boughtTogether: {
      one: 'Porque compró {title}: {count} pedido de los últimos {days} días contiene ambos.',
      many: 'Porque compró {title}: {count} de pedidos de los últimos {days} días contienen ambos.',
      other: 'Porque compró {title}: {count} pedidos de los últimos {days} días contienen ambos.',
    },
    boughtTogetherOften: {
      one: 'Porque compró {title}: {count} pedido de los últimos {days} días contiene ambos, {lift} veces lo que cabría esperar por azar.',
      many: 'Porque compró {title}: {count} de pedidos de los últimos {days} días contienen ambos, {lift} veces lo que cabría esperar por azar.',
      other:
        'Porque compró {title}: {count} pedidos de los últimos {days} días contienen ambos, {lift} veces lo que cabría esperar por azar.',
    },
    bestSeller: {
      one: 'Porque compró {title}: uno de los más vendidos de {collection}, en {count} pedido de los últimos {days} días.',
      many: 'Porque compró {title}: uno de los más vendidos de {collection}, en {count} de pedidos de los últimos {days} días.',
      other:
        'Porque compró {title}: uno de los más vendidos de {collection}, en {count} pedidos de los últimos {days} días.',
    },
    rule: 'Porque compró {title}: tu regla “{rule}” lo recomienda.',
    bundle: 'Porque compró {title}: falta en tu conjunto “{rule}”.',
  },
});
