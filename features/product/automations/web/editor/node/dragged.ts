import type { useSortable } from '@dnd-kit/sortable';

type Sortable = ReturnType<typeof useSortable>;

/** What the drawing of a part needs to be dragged. */
export interface Dragged extends Pick<
  Sortable,
  'isDragging' | 'listeners' | 'setActivatorNodeRef' | 'setNodeRef' | 'transform' | 'transition'
> {
  attributes: Partial<Sortable['attributes']>;
}

const unheard = () => undefined;

/** A part before anybody came near. */
export const AT_REST: Dragged = {
  attributes: { role: 'button', tabIndex: 0, 'aria-roledescription': 'sortable' },
  isDragging: false,
  listeners: undefined,
  setActivatorNodeRef: unheard,
  setNodeRef: unheard,
  transform: null,
  transition: undefined,
};
