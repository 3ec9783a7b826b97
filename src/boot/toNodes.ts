import type { ReactElement, ReactNode } from 'react';

type Props = Record<string, unknown> & { children?: ReactNode };

const setProp = (element: HTMLElement, name: string, value: unknown): void => {
  // The page's policy admits no style attribute.
  if (name === 'style') Object.assign(element.style, value);
  else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    element.setAttribute(name === 'className' ? 'class' : name, String(value));
};

/** Builds the DOM of a pure view: components without hooks, rendered once, without handlers. */
export const toNodes = (view: ReactNode): Node[] => {
  if (view === null || view === undefined || typeof view === 'boolean') return [];
  if (Array.isArray(view)) return (view as ReactNode[]).flatMap(toNodes);
  if (typeof view !== 'object') return [document.createTextNode(String(view))];
  const { type, props } = view as ReactElement<Props>;
  if (typeof type === 'function') return toNodes((type as (props: Props) => ReactNode)(props));
  const { children, ...rest } = props;
  // A fragment's type is a symbol.
  if (typeof type !== 'string') return toNodes(children);
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(rest)) setProp(element, name, value);
  element.append(...toNodes(children));
  return [element];
};
