import { useEffect } from 'react';

const LIST = 'ul, ol, tbody';
const ROW = 'li, tr';
const OVERLAY = '[data-portal]';
/** Links first: they name what is left, and a second press of the key removes nothing more. */
const CONTROLS = ['a[href]', 'button:not(:disabled), input, select, summary'];

/** Where the focus was: the element and all around it, from the inside out, each with its place among its siblings. */
interface FocusPlace {
  readonly pathname: string;
  readonly element: Element;
  readonly around: readonly { readonly parent: Element; readonly index: number }[];
}

function placeOf(element: Element): FocusPlace {
  const around = [];
  for (let one = element; one.parentElement !== null; one = one.parentElement) {
    around.push({ parent: one.parentElement, index: [...one.parentElement.children].indexOf(one) });
  }
  return { pathname: window.location.pathname, element, around };
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

function firstControl(part: Element): Element {
  return CONTROLS.map((control) => part.querySelector(control)).find((found) => found !== null) ?? part;
}

/** What is left at a place: the control of the row, of the row in its place, or the heading above. */
function nextOf({ around }: FocusPlace): Element | null {
  const left = around.find(({ parent }) => parent.isConnected);
  if (left === undefined) return null;
  const { parent, index } = left;
  const next = parent.matches(LIST) ? parent.children[Math.min(index, parent.children.length - 1)] : null;
  if (next) return firstControl(next);
  const row = parent.closest(ROW);
  if (row) return firstControl(row);
  return parent.closest('section')?.querySelector('h2') ?? document.querySelector('h1');
}

/**
 * Keeps the focus in a page when something that had it is removed. The focus goes to what took its place, or to the heading.
 * A dialog counts as the button that opened it. Without a focus, or on another page, nothing changes.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let place: FocusPlace | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function restore(): void {
      if (place === null || place.element.isConnected || !isLost()) return;
      const next = place.pathname === window.location.pathname ? nextOf(place) : null;
      place = null;
      if (!(next instanceof HTMLElement)) return;
      if (next.tabIndex < 0) next.tabIndex = -1;
      next.focus();
    }
    function enter({ target }: FocusEvent): void {
      if (target instanceof Element && target.closest(OVERLAY) === null) place = placeOf(target);
    }
    function leave(): void {
      // A press beside everything leaves the focus nowhere, and it stays there. A locked button gets it back.
      queueMicrotask(() => {
        if (place?.element.isConnected && isLost() && !place.element.matches(':disabled')) place = null;
      });
    }
    const observer = new MutationObserver(() => {
      if (place === null || place.element.isConnected) return;
      clearTimeout(timer);
      // What the page itself does with the focus comes first.
      timer = setTimeout(restore);
    });
    if (document.activeElement && !isLost()) place = placeOf(document.activeElement);
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
    };
  }, []);
}
