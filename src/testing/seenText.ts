const BLOCK = 'p, li, h1, h2, h3, h4, dt, dd, td, th, tr, label, legend, button, a, div, section, option, summary';
/** The page, its open dialogs, and the toasts. */
const PARTS = 'header, main, [role="dialog"][aria-modal="true"], [data-reachable]';

const isHidden = (element: Element): boolean => element.matches('script, style, [hidden], [aria-hidden="true"]');

/** The visible text, line by line. */
const linesOf = (part: Element): string[] => {
  const lines: string[] = [''];
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) lines.push(`${lines.pop() ?? ''}${node.textContent ?? ''}`);
    if (!(node instanceof Element) || isHidden(node)) return;
    const breaks = node.matches(BLOCK);
    if (breaks) lines.push('');
    node.childNodes.forEach(walk);
    if (breaks) lines.push('');
  };
  walk(part);
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);
};

export const seenText = (root: Element): string[] =>
  [...root.querySelectorAll(PARTS)]
    .filter((part) => !part.parentElement?.closest(PARTS) && !part.closest('[hidden]'))
    .flatMap(linesOf);
