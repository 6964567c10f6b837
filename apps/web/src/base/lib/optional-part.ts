import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const Nothing = () => null;

/** A part that a page can do without: where its code cannot be fetched it is left out, and does not take the page along. */
export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
}
