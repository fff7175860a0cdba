import type { useSortable } from '@dnd-kit/sortable';

type Sortable = ReturnType<typeof useSortable>;

/** The state that a part needs to be drawn while it is dragged. */
export interface Dragged extends Pick<
  Sortable,
  'isDragging' | 'listeners' | 'setActivatorNodeRef' | 'setNodeRef' | 'transform' | 'transition'
> {
  attributes: Partial<Sortable['attributes']>;
}

const unheard = () => undefined;

/** The state of a part before the pointer or focus came near. */
export const AT_REST: Dragged = {
  attributes: { role: 'button', tabIndex: 0, 'aria-roledescription': 'sortable' },
  isDragging: false,
  listeners: undefined,
  setActivatorNodeRef: unheard,
  setNodeRef: unheard,
  transform: null,
  transition: undefined,
};
