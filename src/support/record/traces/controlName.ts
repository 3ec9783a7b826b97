import { plainWords } from '../../redact/plainWords';

const LONGEST = 60;
/** Selector for interactive elements. */
export const CONTROL =
  'a[href], button, summary, select, textarea, input, label, :is([role=button], [role=link], [role=tab], [role=option])';
const ROLES: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  SUMMARY: 'summary',
  SELECT: 'list',
  TEXTAREA: 'field',
  LABEL: 'label',
};
const INPUT_ROLES: Readonly<Record<string, string>> = { checkbox: 'checkbox', radio: 'radio', submit: 'button' };

/** The visible text of an element, with its parts separated; typed values are not included. */
export const wordsIn = (element: Element): string => {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (!currentNode.parentElement?.closest('textarea, select, script, style')) texts.push(currentNode.nodeValue ?? '');
  }
  return texts.join(' ').replace(/\s+/g, ' ').trim();
};

const roleOf = (control: Element): string => {
  const role = control.getAttribute('role');
  if (role !== null && /^[a-z]{1,20}$/.test(role)) return role;
  if (control instanceof HTMLInputElement) return INPUT_ROLES[control.type] ?? 'field';
  return ROLES[control.tagName] ?? 'text';
};

const labelOf = (control: Element): string => {
  const { labels } = control as { labels?: NodeListOf<HTMLLabelElement> | null };
  const [label] = labels ?? [];
  return control.getAttribute('aria-label') ?? wordsIn(label ?? control);
};

export interface TappedControl {
  control: Element;
  role: string;
  /** Not redacted yet: it may name goods, people and places. */
  label: string;
}

/** The label in plain words, without names of goods, people and places. */
export const nameOf = (label: string): string => plainWords(label).slice(0, LONGEST);

/** The control that was tapped; a tap outside all controls counts as text. */
export const controlAt = (target: Element): TappedControl => {
  const control = target.closest(CONTROL);
  if (!control) return { control: target, role: 'text', label: '' };
  return { control, role: roleOf(control), label: labelOf(control) };
};
